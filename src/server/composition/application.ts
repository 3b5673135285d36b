import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { CachedAnswers } from "../pages/answer-from-cache.ts";

/** The running product, as the process sees it. */
export interface Application {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Stored pages and API answers, for `answerFromCache`. */
  readonly cached: CachedAnswers;
  tenants(): readonly TenantEntry[];
  /** What this process serves, for figures. */
  stores(): readonly { readonly isReady: boolean; readonly cars: number }[];
  /** Begins what takes long to end, while requests are still answered. */
  endSoon(): void;
  /** Ends what would stay open for ever; call it before waiting for running requests. */
  endStreams(): void;
  close(): Promise<void>;
}
