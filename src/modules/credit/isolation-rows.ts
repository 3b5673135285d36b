import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

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
