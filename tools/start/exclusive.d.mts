export function exclusive<T>(name: string, work: () => Promise<T>, folder?: string): Promise<T>;
