export function watchServer(changed: () => void): void;
export function isServerCode(name: string): boolean;
