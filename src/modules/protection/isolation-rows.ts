import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/protection/products": {
    for: "anybody",
    address: "/public/protection/products?vin=no-such-vehicle",
  },
  "POST /public/protection/menu": {
    for: "anybody",
    body: { vehicle: "no-such-vehicle", zip: "78701", deal: { type: "Finance" } },
  },
};
