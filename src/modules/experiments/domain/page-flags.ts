import type { Datafile } from "./datafile.ts";
import { PAGE_FLAGS } from "./flag-catalog-data.ts";

/** What a document carries on its root element: the retailer's page flags that are on, and running draws. */
export interface PageFlags {
  /** Keys separated by spaces. */
  readonly "data-flags": string;
  /** JSON for `FLAG_SCRIPT`; absent while nothing is being tested. */
  readonly "data-experiments"?: string;
}

/** The same for every visitor, so that documents stay cacheable; `FLAG_SCRIPT` makes them a visitor's own. */
export function pageFlagsOf({ flags, experiments }: Datafile): PageFlags {
  const running = experiments
    .filter(({ flag, traffic }) => traffic > 0 && PAGE_FLAGS.includes(flag))
    .map(({ id, flag, traffic, variants }) => [id, flag, traffic, variants]);
  return {
    "data-flags": PAGE_FLAGS.filter((key) => flags[key] === "on").join(" "),
    ...(running.length > 0 && { "data-experiments": JSON.stringify(running) }),
  };
}
