import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

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
