import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /sandbox/api/lender-applications/:applicationId": {
    for: "desk",
    address: "/sandbox/api/lender-applications/none",
  },
  "POST /sandbox/api/lender-requests/:requestId/answer": {
    for: "desk",
    address: "/sandbox/api/lender-requests/none/answer",
    body: { outcome: "approve" },
  },
};
