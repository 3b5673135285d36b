/**
 * Tells shared caches in front what they may no longer serve. What gets lost is made good by time: nothing is kept
 * longer than `EDGE_CACHE_SECONDS`.
 */
export interface CachePurge {
  /**
   * Resolves when no cache serves an answer any more that has one of the tags.
   * @throws Error when one of them could not be told
   */
  purge(tags: readonly string[]): Promise<void>;
}
