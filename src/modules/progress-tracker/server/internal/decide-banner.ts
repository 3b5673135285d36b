import type { Flags } from "#platform/server/context/flags.ts";
import { type BannerVariant, bannerVariant } from "../../domain/message-banner.ts";

/** Drawn by account, so that the same buyer finds the same banner on every device (TRK-12, FLG-07). */
export async function decideBanner({ flags }: { readonly flags: Flags }): Promise<{
  readonly banner: BannerVariant | null;
  readonly bannerExperiment: string | null;
}> {
  const [{ value, experiment }, isHeldBack] = await Promise.all([
    flags.decide("message_banner", "none"),
    flags.isOn("suppress_message_banner"),
  ]);
  return {
    banner: bannerVariant({ message_banner: value, suppress_message_banner: isHeldBack }),
    // Nobody takes part in an experiment whose banner is held back.
    bannerExperiment: isHeldBack ? null : experiment,
  };
}
