/** Stands for an id that may not be sent: 32 hexadecimal digits of its SHA-256; undefined where there is none. */
export async function reference(id: string | undefined): Promise<string | undefined> {
  // Plain http hosts have no `subtle`; then the events belong to nobody.
  if (id === undefined || crypto.subtle === undefined) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(id));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
