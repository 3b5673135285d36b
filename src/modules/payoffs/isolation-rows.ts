import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A secret of the right shape that nobody was given. */
const HELD = { "trade-in": `trd_none.${"B".repeat(32)}` };

export const isolationRows: IsolationRows = {
  "GET /api/trade-in/payoff": {
    own: true,
  },
  "POST /api/trade-in/payoff": {
    own: true,
    body: {
      lender: "Ally Bank",
      accountNumber: "771650",
      lastName: "Sample",
      ssnLast4: "6789",
      consent: true,
    },
  },
  "PUT /api/trade-in/payoff/letter": {
    own: true,
    upload: true,
  },
};

export const openRows: OpenRows = {
  "GET /public/trade-in/lenders": { for: "anybody", address: "/public/trade-in/lenders?q=navy" },
  "GET /public/trade-in/current/payoff": { for: "secret", headers: HELD },
  "POST /public/trade-in/current/payoff": {
    for: "secret",
    body: {
      lender: "Ally Bank",
      accountNumber: "771650",
      lastName: "Sample",
      ssnLast4: "6789",
      consent: true,
    },
    headers: HELD,
  },
  "POST /sandbox/api/trade-ins/:id/payoff-letter": {
    for: "desk",
    address: "/sandbox/api/trade-ins/none/payoff-letter",
    body: { word: "refuse", version: 1 },
  },
  "GET /sandbox/api/trade-ins/:id/payoff-letter": {
    for: "desk",
    address: "/sandbox/api/trade-ins/none/payoff-letter",
  },
};
