export function folderHash(base: string, paths: readonly string[]): string;
