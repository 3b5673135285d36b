import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/feature-flags/datafile": { for: "anybody" },
  "POST /public/client-events": { for: "anybody", body: {} },
};
