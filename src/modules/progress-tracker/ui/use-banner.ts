import { useEffect } from "react";
import type { StepDescriptor } from "#modules/order-steps/domain/step-descriptor.ts";
import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { flagClient, forcedVariant } from "#platform/browser/analytics/flag-client.ts";
import {
  type BannerVariant,
  bannerVariant,
  isBannerStep,
  isContractAhead,
} from "../domain/message-banner.ts";
import type { TrackerView } from "./live/use-tracker.ts";

/**
 * TRK-12: the banner above a step. The server has drawn it; a tab may force another look (FLG-19), which is no part of
 * an experiment. Seeing none is a variant too, so that is told as well.
 */
export function useBanner(
  steps: readonly StepDescriptor[],
  view: TrackerView | undefined,
  current: StepId | null,
): BannerVariant | null {
  const order = view?.facts.order;
  // What continues in the store, with another loan or not at all, is not prepared here.
  const isOpen =
    order !== undefined && order.orderStatus !== "CANCELED" && !order.isOffRamp && !order.isOfferTakenBack;
  const isShown =
    isBannerStep(steps, current) &&
    view !== undefined &&
    isOpen &&
    isContractAhead(steps, view.tracker.steps);
  const forced = isShown ? forcedBanner(view.banner) : undefined;
  const banner = isShown ? (forced === undefined ? view.banner : forced) : null;
  const experiment = isShown && forced === undefined ? view.bannerExperiment : null;
  useEffect(() => {
    if (experiment !== null)
      flagClient.met({ flag: "message_banner", variant: banner ?? "none", experiment });
  }, [experiment, banner]);
  return banner;
}

/** Undefined when the tab forces neither of the banner's two flags. */
function forcedBanner(own: BannerVariant | null): BannerVariant | null | undefined {
  const [variant, heldBack] = [forcedVariant("message_banner"), forcedVariant("suppress_message_banner")];
  if (variant === undefined && heldBack === undefined) return undefined;
  return bannerVariant({
    message_banner: variant ?? own ?? "none",
    suppress_message_banner: heldBack === "on",
  });
}
