import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

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
