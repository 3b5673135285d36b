import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/push-messages": {
    own: true,
  },
  "POST /api/push-messages": {
    own: true,
    body: {
      endpoint: "https://push.example.com/x",
      keys: {
        p256dh: "AA",
        auth: "AA",
      },
      consentVersion: "none",
    },
  },
  "DELETE /api/push-messages/:id": {
    own: true,
    address: "/api/push-messages/psh_none",
  },
};
