/**
 * A path without the slashes at its end; one slash alone is empty. Reads each character once: a pattern like `/+$`
 * begins anew at every slash of a long address.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path.charAt(end - 1) === "/") end -= 1;
  return path.slice(0, end);
}
