export function matchesLock(wantedFile: string, installedFile: string): boolean;
