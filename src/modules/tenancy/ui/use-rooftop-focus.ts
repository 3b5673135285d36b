import { useEffect } from "react";
import { hasPageFlag } from "#platform/browser/analytics/flag-client.ts";
import { rooftopSupportLoader, type RooftopQuestion } from "./load-rooftop-support.ts";
import { showRooftopSupport } from "./rooftop-support-store.ts";

const loadSupport = rooftopSupportLoader({ fetch: (input, init) => fetch(input, init) });

/**
 * While a page is about one vehicle, its rooftop's support is the page's (FLG-14): header, footer and every "call us".
 * @param vehicle undefined while it is not known yet
 */
export function useRooftopFocus(vehicle: RooftopQuestion | undefined): void {
  const { dealershipId, make, condition } = vehicle ?? {};
  const isKnown = vehicle !== undefined;
  useEffect(() => {
    if (!isKnown || !hasPageFlag("rooftop_support_settings")) return undefined;
    let isOver = false;
    void loadSupport({ dealershipId, make, condition }).then((support) => {
      if (!isOver) showRooftopSupport(support);
    });
    return () => {
      isOver = true;
      showRooftopSupport(null);
    };
  }, [isKnown, dealershipId, make, condition]);
}
