import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /sandbox/api/orders/:orderNumber/screening": { for: "desk" },
};
