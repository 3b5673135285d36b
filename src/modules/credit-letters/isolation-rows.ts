import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/credit-applications/:orderNumber/notices": {
    address: "/api/credit-applications/:creditNumber/notices",
  },
  "GET /api/credit-applications/:orderNumber/notices/:noticeId": {
    address: "/api/credit-applications/:creditNumber/notices/:noticeId",
  },
};

export const openRows: OpenRows = {
  "GET /sandbox/api/credit-notices": { for: "desk" },
  "GET /sandbox/api/letters-to-mail": { for: "desk" },
  "GET /sandbox/api/letters-to-mail/:letterId/paper": {
    for: "desk",
    address: "/sandbox/api/letters-to-mail/ntc_none/paper",
  },
  "POST /sandbox/api/letters-to-mail/events": {
    for: "desk",
    body: { event: "letter.mailed", letterId: "ntc_none" },
  },
};
