import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/privacy-requests": {
    for: "anybody",
    body: {
      firstName: "Avery",
      lastName: "Buyer",
      email: "somebody@example.com",
      kind: "access",
      state: "TX",
    },
  },
  "GET /public/privacy-requests/:token": { for: "secret", address: "/public/privacy-requests/none" },
  "POST /public/privacy-requests/:token/confirm": {
    for: "secret",
    address: "/public/privacy-requests/none/confirm",
    body: {},
  },
  "GET /public/privacy-requests/:token/report": {
    for: "secret",
    address: "/public/privacy-requests/none/report",
  },
  "GET /sandbox/api/privacy-requests": { for: "desk" },
  "POST /sandbox/api/privacy-requests/:requestNumber/events": {
    for: "desk",
    address: "/sandbox/api/privacy-requests/PR0000000000/events",
    body: { event: "privacy.denied", note: "no such request" },
  },
};
