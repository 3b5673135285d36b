import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "PUT /api/documents/deals/:dealId/documents/:documentType": {
    address: "/api/documents/deals/:dealId/documents/DriversLicense",
    upload: true,
  },
};
