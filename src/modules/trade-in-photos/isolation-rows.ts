import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A secret of the right shape that nobody was given. */
const HELD = { "trade-in": `trd_none.${"B".repeat(32)}` };

export const isolationRows: IsolationRows = {
  "GET /api/trade-in/photos": {
    own: true,
  },
  "PUT /api/trade-in/photos/:photoId": {
    own: true,
    address: "/api/trade-in/photos/picture-1?place=FRONT",
    upload: true,
  },
  "GET /api/trade-in/photos/:photoId": {
    own: true,
    address: "/api/trade-in/photos/picture-1",
  },
  "DELETE /api/trade-in/photos/:photoId": {
    own: true,
    address: "/api/trade-in/photos/picture-1",
  },
};

export const openRows: OpenRows = {
  "GET /public/trade-in/current/photos": { for: "secret", headers: HELD },
  "PUT /public/trade-in/current/photos/:photoId": {
    for: "secret",
    address: "/public/trade-in/current/photos/picture-1?place=FRONT",
    headers: HELD,
  },
  "GET /public/trade-in/current/photos/:photoId": {
    for: "secret",
    address: "/public/trade-in/current/photos/picture-1",
    headers: HELD,
  },
  "DELETE /public/trade-in/current/photos/:photoId": {
    for: "secret",
    address: "/public/trade-in/current/photos/picture-1",
    headers: HELD,
  },
  "GET /sandbox/api/trade-ins/:id/photos": { for: "desk", address: "/sandbox/api/trade-ins/none/photos" },
  "GET /sandbox/api/trade-ins/:id/photos/:photoId": {
    for: "desk",
    address: "/sandbox/api/trade-ins/none/photos/picture-1",
  },
};
