import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/credit-applications/:orderNumber/notices": {
    address: "/api/credit-applications/:creditNumber/notices",
  },
  "GET /api/credit-applications/:orderNumber/notices/:noticeId": {
    address: "/api/credit-applications/:creditNumber/notices/:noticeId",
  },
};
