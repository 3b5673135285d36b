import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/geo/address/validate": {
    for: "anybody",
    body: { addressLine1: "12 Main Street", city: "Austin", state: "TX", zipCode: "78701" },
  },
};
