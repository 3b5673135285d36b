import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A capability of the right shape that nobody was given. */
const HELD = { prequalification: `pqj_${"A".repeat(26)}.${"b".repeat(43)}` };

export const isolationRows: IsolationRows = {
  "GET /api/prequalification/result": {
    own: true,
  },
  "PATCH /api/prequalification/result": {
    own: true,
    body: {
      zipCode: "78701",
    },
  },
  "DELETE /api/prequalification/result": {
    own: true,
  },
  "POST /api/prequalification/claim": {
    own: true,
    body: {
      capability: "pqj_none.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
    },
  },
  "GET /api/prequalification/prefill": {
    own: true,
  },
  "POST /api/pricing/personalized": {
    own: true,
    body: {
      vehicles: ["no such vehicle"],
    },
  },
  "GET /api/prequalification/result/letter": {
    own: true,
  },
  "GET /api/prequalification/result/letter/delivery": {
    own: true,
  },
  "POST /api/prequalification/result/letter/delivery": {
    own: true,
    body: {
      by: "paper",
    },
  },
  "GET /api/prequalification/result/letter/sample": {
    own: true,
  },
};

export const openRows: OpenRows = {
  "GET /public/prequalification/result": { for: "secret", headers: HELD },
  "PATCH /public/prequalification/result": { for: "secret", body: { zipCode: "78701" }, headers: HELD },
  "DELETE /public/prequalification/result": { for: "secret", headers: HELD },
  "GET /public/prequalification/result/letter": { for: "secret", headers: HELD },
  "GET /public/prequalification/result/letter/delivery": { for: "secret", headers: HELD },
  "POST /public/prequalification/result/letter/delivery": {
    for: "secret",
    body: { by: "paper" },
    headers: HELD,
  },
  "GET /public/prequalification/result/letter/sample": { for: "secret", headers: HELD },
};
