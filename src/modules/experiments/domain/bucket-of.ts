/** Buckets of a draw: a hundredth of a percent each. */
export const BUCKETS = 10_000;

/**
 * The bucket of a text, 0 to 9,999: FNV-1a over its UTF-16 units, then murmur3's final mix, so that ids that differ
 * in one character spread evenly. The same everywhere and for ever: a visitor keeps a variant (decision 0170).
 */
export function bucketOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}
