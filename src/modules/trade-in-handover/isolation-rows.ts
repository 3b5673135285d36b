import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/trade-in-handover/:orderNumber/answer": {
    body: {
      answer: "keep",
      differenceCents: 100,
    },
  },
};
