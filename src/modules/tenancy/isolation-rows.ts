import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/tenants/current": { for: "anybody" },
  "GET /public/conditional-search/tenants": {
    for: "anybody",
    address: "/public/conditional-search/tenants?url=localhost",
  },
  "GET /images/mail/:scheme/logo.jpg": { for: "anybody", address: "/images/mail/light/logo.jpg" },
  "GET /sandbox/api/rooftop-values": { for: "desk" },
};
