import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/leads/contact": {
    for: "anybody",
    body: {
      firstName: "Noor",
      lastName: "Nobody",
      email: "nobody@example.com",
      vehicleKey: "no-such-vehicle",
    },
  },
  "POST /public/leads/test-drive": {
    for: "anybody",
    body: {
      firstName: "Noor",
      lastName: "Nobody",
      email: "nobody@example.com",
      phone: "5125550142",
      phoneConsent: true,
      preferredDate: "2030-01-02",
      vehicleKey: "no-such-vehicle",
    },
  },
  "GET /public/leads/test-drive-times": {
    for: "anybody",
    address: "/public/leads/test-drive-times?vehicleKey=no-such-vehicle",
  },
  "GET /public/dealers/map/:vehicleKey": { for: "anybody", address: "/public/dealers/map/no-such-vehicle" },
  "GET /sandbox/gateway/maps/api.js": { for: "desk" },
};
