import { DEAL_TYPE_OF_PAYMENT } from "#modules/orders/domain/offered-deal-types.ts";
import { useEffect, useState } from "react";
import { readOwnTerms } from "#modules/pricing/ui/own-terms.ts";
import { searchedZip } from "#modules/pricing/ui/searched-zip.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError, type ApiError } from "#platform/browser/http/api-error.ts";
import type { MenuBody } from "../../domain/protection-bodies.ts";
import type { ProtectionMenu } from "../../domain/protection-menu.ts";

/** The car whose plans are shown. */
export interface PlansVehicle {
  readonly key: string;
  readonly title: string;
  readonly isNew: boolean;
  /** Five digits, of the dealer: counts until the shopper names their own. */
  readonly dealerZip: string;
}

type DealType = MenuBody["deal"]["type"];

interface Wish {
  readonly dealType: DealType;
  readonly zip: string;
  readonly chosen: readonly string[];
}

export interface Plans {
  /** The last answer stays while the next one is on its way. */
  readonly menu: ProtectionMenu | undefined;
  readonly error: ApiError | undefined;
  readonly isBusy: boolean;
  /** Undefined until the browser knows what this shopper chose before. */
  readonly wish: Wish | undefined;
  readonly choose: (change: Partial<Wish>) => void;
  readonly retry: () => void;
}

/** The menu of one car for a deal that nobody's name is on; null asks nothing. */
export function useMenu(vehicle: PlansVehicle | null): Plans {
  const [wish, setWish] = useState<Wish>();
  const [answer, setAnswer] = useState<{ menu?: ProtectionMenu; error?: ApiError; of?: Wish; turn?: number }>(
    {},
  );
  const [turn, setTurn] = useState(0);
  const { key, dealerZip } = vehicle ?? {};
  useEffect(() => {
    if (dealerZip === undefined) return;
    // Only this browser knows it; the page itself is the same for everybody.
    const zip = readOwnTerms()?.zip ?? searchedZip() ?? dealerZip;
    // oxlint-disable-next-line react/set-state-in-effect -- what a browser remembers is known only after hydration
    setWish((before) => before ?? { dealType: DEAL_TYPE_OF_PAYMENT.finance, zip, chosen: [] });
  }, [dealerZip]);
  useEffect(() => {
    if (key === undefined || wish === undefined) return undefined;
    const abort = new AbortController();
    apiClient
      .post<ProtectionMenu>("/public/protection/menu", bodyOf(key, wish), { signal: abort.signal })
      .then(
        (menu) => setAnswer({ menu, of: wish, turn }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          if (!isApiError(error)) throw error;
          setAnswer((before) => ({ ...before, error, of: wish, turn }));
        },
      );
    return () => abort.abort();
  }, [key, wish, turn]);
  return {
    menu: answer.menu,
    error: answer.error,
    isBusy: wish !== undefined && (answer.of !== wish || answer.turn !== turn),
    wish,
    choose: (change) => setWish((before) => before && { ...before, ...change }),
    retry: () => setTurn((before) => before + 1),
  };
}

function bodyOf(vehicle: string, { dealType, zip, chosen }: Wish): MenuBody {
  const { creditTier, downPaymentCents, termMonths, tradeValueCents, tradeOwedCents } = readOwnTerms() ?? {};
  const terms = dealType === DEAL_TYPE_OF_PAYMENT.finance ? { downPaymentCents, termMonths, creditTier } : {};
  const trade = { tradeValueCents, tradeOwedCents };
  return { vehicle, zip, deal: { type: dealType, ...terms, ...trade }, chosen: [...chosen] };
}
