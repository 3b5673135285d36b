import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/favorites": {
    own: true,
  },
  "PUT /api/favorites/:vin": {
    own: true,
    address: "/api/favorites/no-such-vehicle",
  },
  "DELETE /api/favorites/sold": {
    own: true,
  },
  "DELETE /api/favorites/:vin": {
    own: true,
    address: "/api/favorites/no-such-vehicle",
  },
};
