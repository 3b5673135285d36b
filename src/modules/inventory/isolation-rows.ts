import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/inventory/viewer/:vehicleKey": {
    for: "anybody",
    address: "/public/inventory/viewer/no-such-vehicle",
  },
};
