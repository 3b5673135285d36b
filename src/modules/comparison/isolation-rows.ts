import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/inventory/compare": {
    for: "anybody",
    address: "/public/inventory/compare?vins=no-such-vehicle",
  },
};
