import { heldTradeIn } from "#modules/trade-in/ui/held/held-trade-in.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import type { AskPayoffBody } from "../domain/payoff-schemas.ts";
import type { PayoffView } from "../domain/payoff-view.ts";

const OWN = "/api/trade-in/payoff";

interface Door {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an account keeps is asked of the account, even where the device still holds the secret of another; a secret opens the rest. */
function ownDoor(isKept: boolean): Door {
  const capability = isKept ? null : heldTradeIn.capability();
  return capability === null
    ? { path: OWN }
    : { path: "/public/trade-in/current/payoff", headers: { "trade-in": capability } };
}

/** Each answers what is owed as it stands afterwards. All throw `ApiError`. */
export const payoffCalls = {
  read: (isKept: boolean) => {
    const { path, ...options } = ownDoor(isKept);
    return apiClient.get<PayoffView>(path, options);
  },
  ask: (body: Omit<AskPayoffBody, "consent"> & { readonly consent: boolean }, isKept: boolean) => {
    const { path, ...options } = ownDoor(isKept);
    return apiClient.post<PayoffView>(path, body, options);
  },
  sendLetter: (form: FormData) => apiClient.put<PayoffView>(`${OWN}/letter`, form, { timeoutMs: 420_000 }),
};
