export function findChromium(search?: string, given?: string): string | undefined;
export function ensureChromium(): Promise<string>;
