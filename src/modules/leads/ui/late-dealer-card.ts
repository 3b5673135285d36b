import { quietPart } from "#platform/browser/late-part.ts";

const load = async () => (await import("./dealer-card.tsx")).DealerCard;

/** `DealerCard`, which documents bring along; browsers load its code once the page is alive. Stands in a `Suspense`. */
export const DealerCard = import.meta.env.SSR ? await load() : quietPart(load);
