import { apiClient } from "#platform/browser/http/api-client.ts";
import { ownPayments, type OwnPayment } from "./own-payments-store.ts";
import { readOwnTerms } from "./own-terms.ts";

/** All cards of a page ask within this time, and are one call. */
const TOGETHER_MS = 30;
/** As many as the call takes. */
const MOST_AT_ONCE = 60;

interface Answer {
  readonly payments: readonly (OwnPayment & { readonly id: string })[];
}

let waiting = new Set<string>();

/** Has a vehicle's payment worked out at the shopper's own terms, together with those of the other cards. */
export function askOwnPayment(vehicleId: string): void {
  if (waiting.size === 0) setTimeout(() => void askAll(), TOGETHER_MS);
  waiting.add(vehicleId);
}

/** The terms changed: everything that is shown is asked for again. */
export function termsChanged(): void {
  const { round, byVehicle } = ownPayments.get();
  ownPayments.set({ round: round + 1, byVehicle });
}

async function askAll(): Promise<void> {
  const ids = [...waiting];
  waiting = new Set();
  const terms = readOwnTerms();
  if (terms === undefined) return;
  const { round } = ownPayments.get();
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const some = ids.slice(at, at + MOST_AT_ONCE);
    const answer = await apiClient
      .post<Answer>("/public/inventory/payments", { ids: some, ...terms })
      // Without an answer the cards keep naming the retailer's usual terms, which are true as well.
      .catch(() => null);
    const now = ownPayments.get();
    // The terms have changed meanwhile, and somebody asks again.
    if (answer === null || now.round !== round) return;
    const byVehicle = { ...now.byVehicle };
    for (const id of some) delete byVehicle[id];
    for (const { id, ...payment } of answer.payments) byVehicle[id] = payment;
    ownPayments.set({ round, byVehicle });
  }
}
