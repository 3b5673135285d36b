import { partOnDemand, quietPart } from "#platform/browser/late-part.ts";

const load = {
  condition: async () => (await import("../condition/condition-section.tsx")).ConditionSection,
  facts: async () => (await import("./vehicle-facts.tsx")).VehicleFacts,
  features: async () => (await import("./feature-list.tsx")).FeatureList,
  guide: async () => (await import("./buyers-guide.tsx")).BuyersGuide,
  history: async () => (await import("./price-history.tsx")).PriceHistory,
  shown: async () => (await import("#modules/pricing/ui/shown-payment.tsx")).ShownPayment,
  proof: async () => (await import("./proof-chips.tsx")).ProofChips,
  standing: async () => (await import("./price-standing.tsx")).PriceStanding,
  live: () => import("./details-live.ts"),
  notice: async () => (await import("./availability-notice.tsx")).AvailabilityNotice,
};
const { SSR } = import.meta.env;

/** Parts of the details page that documents bring along, so that browsers load them late or never (decision 0166). */
export const VehicleFacts = SSR ? await load.facts() : quietPart(load.facts);
export const FeatureList = SSR ? await load.features() : quietPart(load.features);
export const ConditionSection = SSR ? await load.condition() : quietPart(load.condition);
export const BuyersGuide = SSR ? await load.guide() : quietPart(load.guide);
export const PriceHistory = SSR ? await load.history() : quietPart(load.history);

export const ProofChips = SSR ? await load.proof() : quietPart(load.proof);
export const PriceStanding = SSR ? await load.standing() : quietPart(load.standing);

const live = SSR ? await load.live() : undefined;

/** Parts that answer, but not before the page is alive: the document's markup stays until their code is there (0165). */
export const Breadcrumb = live?.Breadcrumb ?? quietPart(async () => (await load.live()).Breadcrumb);
export const PaymentSection =
  live?.PaymentSection ?? quietPart(async () => (await load.live()).PaymentSection);
/** Only beside an open calculator. */
export const ShownPayment = partOnDemand(load.shown);
/** Most vehicles have none. */
export const AvailabilityNotice = SSR ? await load.notice() : quietPart(load.notice);
