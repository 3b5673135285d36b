import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/vehicle-sale": {
    own: true,
    body: {
      seller: {
        firstName: "Avery",
        lastName: "Buyer",
        coOwner: null,
        streetAddress: "100 Congress Ave",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        phone: "5122345678",
      },
    },
  },
  "GET /api/vehicle-sale": {
    own: true,
  },
  "GET /api/vehicle-sale/hours": {
    own: true,
  },
  "PUT /api/vehicle-sale/appointment": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
      rooftopId: "none",
      slot: {
        date: "2026-12-01",
        hour: 9,
      },
    },
  },
  "POST /api/vehicle-sale/appointment/cancel": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
    },
  },
  "GET /api/vehicle-sale/papers": {
    own: true,
  },
  "POST /api/vehicle-sale/papers/sign": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
      documentHash: "0000000000000000000000000000000000000000000000000000000000000000",
      consent: true,
      name: "Avery Buyer",
    },
  },
  "POST /api/vehicle-sale/papers/check": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
    },
  },
  "GET /api/vehicle-sale/papers/copy": {
    own: true,
  },
  "PUT /api/vehicle-sale/papers/:kind": {
    own: true,
    address: "/api/vehicle-sale/papers/REGISTRATION?id=vsl_none&version=1",
    upload: true,
  },
  "PUT /api/vehicle-sale/account": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
      account: {
        holder: "Avery Buyer",
        type: "CHECKING",
        routingNumber: "110000000",
        accountNumber: "000123456789",
        accountNumberAgain: "000123456789",
      },
    },
  },
  "POST /api/vehicle-sale/answer": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
      answer: "ACCEPTED",
    },
  },
  "POST /api/vehicle-sale/cancel": {
    own: true,
    body: {
      id: "vsl_none",
      version: 1,
    },
  },
};

export const openRows: OpenRows = {
  "POST /sandbox/api/vehicle-sales/:id/events": {
    for: "desk",
    address: "/sandbox/api/vehicle-sales/none/events",
    body: { event: "sale.canceled" },
  },
};
