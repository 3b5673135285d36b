import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /sandbox/api/messages": { for: "desk", address: "/sandbox/api/messages?to=avery.orders@example.com" },
  "GET /sandbox/api/outbox": { for: "desk", address: "/sandbox/api/outbox?to=avery.orders@example.com" },
  "GET /sandbox/api/messages/:messageId/preview": {
    for: "desk",
    address: "/sandbox/api/messages/msg_none/preview",
  },
  "GET /sandbox/api/messages/:messageId/attachments/:place": {
    for: "desk",
    address: "/sandbox/api/messages/msg_none/attachments/0",
  },
};
