import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/trade-in/vehicle": { for: "anybody", body: { vin: "no VIN" } },
  "POST /public/trade-in/plate": { for: "anybody", body: { plate: "", state: "TX" } },
};
