import { useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { Toast } from "#design-system/toast.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { hasTradeIn } from "../held/has-trade-in.ts";
import { useTradeIn, useTradeInLife } from "../held/use-trade-in.ts";
import { justKeptStore } from "../held/trade-in-store.ts";
import { useNow } from "../parts/use-now.ts";
import { expiryText } from "./expiry-text.ts";

/** Said once a tab, whatever page follows. */
const SAID_KEY = "fc.trade-in-said";
/** Long enough to read it and to press the link. */
const READ_MS = 15_000;
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
  const [hidden, setHidden] = useState<string | null>(null);
  const now = useNow();
  const isJustKept = useSyncExternalStore(justKeptStore.subscribe, justKeptStore.get, () => false);
  const text = state.status === "live" ? lifeText(t, { view: state.view, isJustKept, now }) : null;
  const isHere = splitLanguage(pathname).path.startsWith("/trade-in");
  const isNew = text !== null && hidden !== text && !wasSaid(text) && !isHere;
  const hide = () => {
    if (text === null) return;
    remember(text);
    justKeptStore.set(false);
    setHidden(text);
  };
  return (
    <Toast hideAfter={READ_MS} onHide={hide}>
      {isNew ? (
        <>
          {text}{" "}
          <Link
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            onClick={hide}
            to="/trade-in/offer"
          >
            {t("See the offer")}
          </Link>
        </>
      ) : null}
    </Toast>
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

function wasSaid(text: string): boolean {
  try {
    return sessionStorage.getItem(SAID_KEY) === text;
  } catch {
    return false;
  }
}

function remember(text: string): void {
  try {
    sessionStorage.setItem(SAID_KEY, text);
  } catch {
    // Storage is blocked: it is said once a page.
  }
}
