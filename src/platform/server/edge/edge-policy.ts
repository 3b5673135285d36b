/** How long a shared cache in front may keep what anybody may see, and by which names it is purged (decision 0501). */
export interface EdgePolicy {
  /** Headers of an answer that depends on nothing but what the tags name. */
  headersFor(tags: readonly string[]): Readonly<Record<string, string>>;
}

/** Names of what answers are made of; a change of it purges them. */
export const edgeTags = {
  /** Everything of a retailer. */
  store: (tenantId: string): string => `t-${tenantId}`,
  /** Whatever lists cars. */
  stock: (tenantId: string): string => `s-${tenantId}`,
  /** @param key as addresses name the car: its VIN or its id */
  vehicle: (tenantId: string, key: string): string =>
    `v-${tenantId}-${key.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "")}`,
};

const STALE = "stale-while-revalidate=30, stale-if-error=600";

/**
 * @param seconds how long at most, also where a purge is lost; 0 lets no shared cache keep anything
 */
export function edgePolicy(seconds: number): EdgePolicy {
  if (seconds === 0) return { headersFor: () => ({ "cache-control": "no-cache" }) };
  // Browsers ask each time: only who can be purged may serve what has become old, so that part is for them alone.
  const forEdges = `max-age=${seconds}, ${STALE}`;
  return {
    headersFor: (tags) => ({
      "cache-control": `public, max-age=0, s-maxage=${seconds}`,
      "cdn-cache-control": forEdges,
      "surrogate-control": forEdges,
      "surrogate-key": tags.join(" "),
    }),
  };
}
