import { apiClient } from "#platform/browser/http/api-client.ts";
import type { DescribeBody } from "../../domain/trade-in-schemas.ts";
import type { TitleBody } from "../../domain/title/title-schema.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { heldTradeIn } from "./held-trade-in.ts";

const OPEN = "/public/trade-in";
const OWN = "/api/trade-in";

/** What somebody says about their car, field by field; what is left out stays. */
export type Said = Omit<DescribeBody, "version">;

interface Door {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const doorOf = (capability: string): Door => ({
  path: `${OPEN}/current`,
  headers: { "trade-in": capability },
});

/** The device's secret opens it as long as no account keeps it. */
function ownDoor(): Door {
  const capability = heldTradeIn.capability();
  return capability === null ? { path: OWN } : doorOf(capability);
}

const describeThrough = ({ path, ...options }: Door, body: DescribeBody) =>
  apiClient.patch<TradeInView>(path, body, options);

/** The calls of a trade-in; each answers it as it is afterwards. All throw `ApiError`. */
export const tradeInCalls = {
  start: () =>
    apiClient.post<{ readonly capability: string; readonly view: TradeInView }>(OPEN, {
      startedFrom: "page",
    }),
  read: (capability: string) => {
    const { path, ...options } = doorOf(capability);
    return apiClient.get<TradeInView>(path, options);
  },
  readOwn: () => apiClient.get<TradeInView>(OWN),
  keep: (capability: string) => apiClient.post<TradeInView>(`${OWN}/keep`, { capability }),
  describe: (body: DescribeBody) => describeThrough(ownDoor(), body),
  describeFirst: (capability: string, body: DescribeBody) => describeThrough(doorOf(capability), body),
  /** Arrives twice without harm: the same answers are the same offer. */
  askOffer: () => {
    const { path, ...options } = ownDoor();
    return apiClient.post<TradeInView>(`${path}/offer`, {}, { ...options, idempotencyKey: true });
  },
  cancel: (version: number) => {
    const { path, ...options } = ownDoor();
    return apiClient.post<TradeInView>(`${path}/cancel`, { version }, options);
  },
  /** What the papers need; the offer stays. */
  sayTitle: (body: TitleBody) => apiClient.put<TradeInView>(`${OWN}/title`, body),
};
