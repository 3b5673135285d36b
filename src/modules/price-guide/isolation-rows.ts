import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A secret of the right shape that nobody was given. */
const HELD = { "trade-in": `trd_none.${"B".repeat(32)}` };

export const isolationRows: IsolationRows = {
  "POST /api/trade-in/guide-offer": {
    own: true,
    body: {
      offerId: "KBB-123456",
    },
  },
};

export const openRows: OpenRows = {
  "POST /public/trade-in/current/guide-offer": {
    for: "secret",
    body: { offerId: "KBB-123456" },
    headers: HELD,
  },
};
