import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A link of the right shape that nobody was sent. */
const LINK = "A".repeat(32);

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

export const openRows: OpenRows = {
  "GET /public/id-verification/capture/:token": {
    for: "secret",
    address: `/public/id-verification/capture/${LINK}`,
  },
  "POST /public/id-verification/capture/:token/start": {
    for: "secret",
    address: `/public/id-verification/capture/${LINK}/start`,
  },
  "POST /public/id-verification/capture/:token/check": {
    for: "secret",
    address: `/public/id-verification/capture/${LINK}/check`,
  },
  "PUT /public/id-verification/capture/:token/license": {
    for: "secret",
    address: `/public/id-verification/capture/${LINK}/license`,
  },
  "POST /public/id-verification/capture/:token": {
    for: "secret",
    address: `/public/id-verification/capture/${LINK}`,
    body: { action: "cancel" },
  },
};
