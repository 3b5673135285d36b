export function ensureInstalled(): Promise<void>;
export function matchesLock(lockFile?: string, installedFile?: string): boolean;
