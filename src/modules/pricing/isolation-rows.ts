import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/pricing/estimate": { for: "anybody", body: {} },
  "GET /public/pricing/rules": { for: "anybody" },
  "POST /public/pricing/deal": { for: "anybody", body: {} },
  "GET /public/pricing/fees": { for: "anybody", address: "/public/pricing/fees?state=TX" },
};
