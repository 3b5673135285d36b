import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/trade-in/guide-offer": {
    own: true,
    body: {
      offerId: "KBB-123456",
    },
  },
};
