/**
 * The lower-case host name of a Host header, without port and final dot; undefined when malformed.
 * An IPv6 address keeps its brackets.
 */
export function hostName(header: string | null | undefined): string | undefined {
  const text = (header ?? "").trim().toLowerCase();
  if (text === "" || text.length > 260) return undefined;
  const [, name, port] = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+?)\.?(?::(\d{1,5}))?$/u.exec(text) ?? [];
  if (name === undefined || (port !== undefined && Number(port) > 65_535)) return undefined;
  const isName =
    name.startsWith("[") ||
    name.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/u.test(label));
  return isName ? name : undefined;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The machine itself, under any of its names. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host);
}
