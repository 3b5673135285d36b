import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/trade-in": {
    own: true,
  },
  "PATCH /api/trade-in": {
    own: true,
    body: {
      version: 1,
      miles: 41000,
    },
  },
  "POST /api/trade-in/offer": {
    own: true,
    body: {},
  },
  "POST /api/trade-in/cancel": {
    own: true,
    body: {
      version: 1,
    },
  },
  "PUT /api/trade-in/title": {
    own: true,
    body: {
      version: 1,
      titleState: "OH",
      titleNames: "one",
    },
  },
  "POST /api/trade-in/keep": {
    own: true,
    body: {
      capability: "trd_none.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB",
    },
  },
};
