import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A link of the right shape that nobody was sent. */
const INVITED = { "credit-invitation": `${"A".repeat(32)}.${"B".repeat(32)}` };

export const isolationRows: IsolationRows = {
  "GET /api/credit-applications/:orderNumber": {
    address: "/api/credit-applications/:creditNumber",
  },
  "PUT /api/credit-applications/:orderNumber": {
    address: "/api/credit-applications/:creditNumber",
    body: {
      role: "PRIMARY",
      page: "employment",
      fields: {
        employer: "Follow us",
        annualIncome: "1",
      },
    },
  },
  "PUT /api/credit-applications/:orderNumber/joint": {
    address: "/api/credit-applications/:creditNumber/joint",
    body: {
      joint: null,
    },
  },
  "PUT /api/credit-applications/:orderNumber/ssn": {
    address: "/api/credit-applications/:creditNumber/ssn",
    body: {
      role: "PRIMARY",
      ssn: "123-45-6510",
    },
  },
  "PUT /api/credit-applications/:orderNumber/consents": {
    address: "/api/credit-applications/:creditNumber/consents",
    body: {
      role: "PRIMARY",
      consents: [],
    },
  },
  "GET /api/credit-applications/:orderNumber/demonstration": {
    address: "/api/credit-applications/:creditNumber/demonstration",
  },
  "POST /api/credit-applications/:orderNumber/demonstration": {
    address: "/api/credit-applications/:creditNumber/demonstration",
    body: {
      role: "PRIMARY",
      code: "AAAAAA",
    },
  },
  "POST /api/credit-applications/:orderNumber/invitation": {
    address: "/api/credit-applications/:creditNumber/invitation",
    body: {
      email: "stranger@example.com",
    },
  },
};

export const openRows: OpenRows = {
  "GET /public/credit-applications/joint": { for: "secret", headers: INVITED },
  "PUT /public/credit-applications/joint": {
    for: "secret",
    body: { page: "employment", fields: { employer: "Us" } },
    headers: INVITED,
  },
  "PUT /public/credit-applications/joint/ssn": {
    for: "secret",
    body: { ssn: "123-45-6510" },
    headers: INVITED,
  },
  "PUT /public/credit-applications/joint/consents": {
    for: "secret",
    body: { consents: [] },
    headers: INVITED,
  },
  "GET /public/credit-applications/joint/demonstration": { for: "secret", headers: INVITED },
  "POST /public/credit-applications/joint/demonstration": {
    for: "secret",
    body: { code: "AAAAAA" },
    headers: INVITED,
  },
  "GET /sandbox/api/orders/:orderNumber/lenders": {
    for: "desk",
    address: "/sandbox/api/orders/:creditNumber/lenders",
  },
};
