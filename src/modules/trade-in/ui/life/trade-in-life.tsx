import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { OnceToast } from "#design-system/once-toast.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { hasTradeIn } from "../held/has-trade-in.ts";
import { useTradeIn, useTradeInLife } from "../held/use-trade-in.ts";
import { justKeptStore } from "../held/trade-in-store.ts";
import { useNow } from "../parts/use-now.ts";
import { expiryText } from "./expiry-text.ts";

const never = () => () => undefined;

/**
 * The life of a trade-in on every page: kept by the account that signs in, gone from the device with the sign-out, and a
 * word before its offer ends (TRADE-06, TRADE-10). Asks nothing on a device that knows of none.
 */
export function TradeInLife() {
  const t = useText();
  const isKnown = useSyncExternalStore(never, hasTradeIn, () => false);
  useTradeInLife(isKnown);
  const state = useTradeIn();
  const { pathname } = useLocation();
  const now = useNow();
  const isJustKept = useSyncExternalStore(justKeptStore.subscribe, justKeptStore.get, () => false);
  const text = state.status === "live" ? lifeText(t, { view: state.view, isJustKept, now }) : null;
  return (
    <OnceToast
      isThere={splitLanguage(pathname).path.startsWith("/trade-in")}
      label={t("See the offer")}
      onHide={() => justKeptStore.set(false)}
      saidKey="fc.trade-in-said"
      text={text}
      to="/trade-in/offer"
    />
  );
}

interface Life {
  readonly view: TradeInView;
  readonly isJustKept: boolean;
  readonly now: number;
}

/** Whoever signed in from a page that is not the offer's is told that the account has it now. */
function lifeText(t: Text, { view, isJustKept, now }: Life): string | null {
  const isOffered = view.decision === "AVAILABLE" && view.figure?.kind === "offer";
  if (isJustKept && isOffered) return t("Your trade-in offer is saved to your account.");
  return expiryText(t, view, now);
}
