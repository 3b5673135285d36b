import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

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

export const openRows: OpenRows = {
  "POST /sandbox/api/push-browsers": { for: "desk", body: { applicationServerKey: "A".repeat(87) } },
  "GET /sandbox/api/push-browsers/:id": { for: "desk", address: "/sandbox/api/push-browsers/spb_none" },
  "DELETE /sandbox/api/push-browsers/:id": { for: "desk", address: "/sandbox/api/push-browsers/spb_none" },
};
