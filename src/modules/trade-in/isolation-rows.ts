import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A secret of the right shape that nobody was given. */
const HELD = { "trade-in": `trd_none.${"B".repeat(32)}` };

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

export const openRows: OpenRows = {
  "GET /public/trade-in/questions": { for: "anybody" },
  "POST /public/trade-in": { for: "anybody", body: { startedFrom: "page" } },
  "GET /public/trade-in/current": { for: "secret", headers: HELD },
  "PATCH /public/trade-in/current": { for: "secret", body: { version: 1, miles: 41000 }, headers: HELD },
  "POST /public/trade-in/current/offer": { for: "secret", body: {}, headers: HELD },
  "POST /public/trade-in/current/cancel": { for: "secret", body: { version: 1 }, headers: HELD },
  "GET /sandbox/api/trade-ins": { for: "desk" },
  "POST /sandbox/api/trade-ins/:id/decision": {
    for: "desk",
    address: "/sandbox/api/trade-ins/none/decision",
    body: { decision: "DENIED" },
  },
};
