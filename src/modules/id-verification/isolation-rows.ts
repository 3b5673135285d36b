import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /public/id-verification/doc-verification/consumer": {
    address: "/public/id-verification/doc-verification/consumer?orderId=:orderNumber",
  },
  "POST /public/id-verification/doc-verification/link": {
    body: {
      orderNumber: ":orderNumber",
      phone: "5122345678",
      idState: "TX",
    },
  },
  "POST /public/id-verification/doc-verification/here": {
    body: {
      orderNumber: ":orderNumber",
    },
  },
};
