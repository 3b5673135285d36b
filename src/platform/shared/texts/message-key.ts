/**
 * The short name of a text in the browser's catalogs: a hash of its English words, so that English pages carry no ids.
 * Texts with the same English and texts with plurals get their own keys at build time.
 */
export function keyOfText(english: string): string {
  let hash = 0;
  for (let at = 0; at < english.length; at++) hash = (Math.imul(hash, 31) + english.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}
