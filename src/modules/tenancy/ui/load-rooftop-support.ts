import type { RooftopSupport } from "../domain/rooftops/tenant-for-rooftop.ts";

/** Whose values are wanted, in the words of API-10; what is missing is sent as `*`. */
export interface RooftopQuestion {
  readonly dealershipId?: string | undefined;
  readonly make?: string | undefined;
  readonly condition?: string | undefined;
}

/** API-10. */
const TIMEOUT_MS = 30_000;

interface RooftopSupportParts {
  readonly fetch: typeof fetch;
}

/**
 * Asks for a rooftop's values (API-10): once per combination and page load. Null, the retailer's own values, when
 * nothing differs or the call fails; a failed call is asked again the next time.
 */
export function rooftopSupportLoader({ fetch: ask }: RooftopSupportParts) {
  const cache = new Map<string, Promise<RooftopSupport | null>>();
  return (question: RooftopQuestion): Promise<RooftopSupport | null> => {
    const query = new URLSearchParams({
      vehicleCondition: question.condition ?? "*",
      make: question.make ?? "*",
      dealershipId: question.dealershipId ?? "*",
    }).toString();
    const known = cache.get(query);
    if (known !== undefined) return known;
    const asked = load(ask, query).catch(() => {
      // OP-10: the retailer's own phone is better than none.
      cache.delete(query);
      return null;
    });
    cache.set(query, asked);
    return asked;
  };
}

async function load(ask: typeof fetch, query: string): Promise<RooftopSupport | null> {
  const response = await ask(`/public/conditional-search/tenants?${query}`, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`rooftop values answered ${response.status}`);
  const { values, sources } = (await response.json()) as {
    values: RooftopSupport;
    sources: Record<string, string>;
  };
  const differs = Object.values(sources).some((source) => source !== "tenant");
  return differs ? values : null;
}
