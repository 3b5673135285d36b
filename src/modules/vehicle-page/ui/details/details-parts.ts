import { lazy } from "react";

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
export const VehicleFacts = SSR ? await load.facts() : lazy(async () => ({ default: await load.facts() }));
export const FeatureList = SSR
  ? await load.features()
  : lazy(async () => ({ default: await load.features() }));
export const ConditionSection = SSR
  ? await load.condition()
  : lazy(async () => ({ default: await load.condition() }));
export const BuyersGuide = SSR ? await load.guide() : lazy(async () => ({ default: await load.guide() }));
export const PriceHistory = SSR
  ? await load.history()
  : lazy(async () => ({ default: await load.history() }));

export const ProofChips = SSR ? await load.proof() : lazy(async () => ({ default: await load.proof() }));
export const PriceStanding = SSR
  ? await load.standing()
  : lazy(async () => ({ default: await load.standing() }));

const live = SSR ? await load.live() : undefined;

/** Parts that answer, but not before the page is alive: the document's markup stays until their code is there (0165). */
export const Breadcrumb = live?.Breadcrumb ?? lazy(async () => ({ default: (await load.live()).Breadcrumb }));
export const PaymentSection =
  live?.PaymentSection ?? lazy(async () => ({ default: (await load.live()).PaymentSection }));
/** Only beside an open calculator. */
export const ShownPayment = lazy(async () => ({ default: await load.shown() }));
/** Most vehicles have none. */
export const AvailabilityNotice = SSR
  ? await load.notice()
  : lazy(async () => ({ default: await load.notice() }));
