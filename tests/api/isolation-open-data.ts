import type { OpenRows } from "#platform/server/http/isolation-row.ts";

/** Calls of the shell that need no account; those of modules have their rows beside them. */
export const SHELL_ROWS: OpenRows = {
  "POST /webhooks/:source": { for: "own", address: "/webhooks/dealer", form: "{}" },
  "POST /sandbox/api/orders/:orderNumber/events": { for: "desk", body: { event: "payment.returned" } },
  "GET /sandbox/api/scenarios": { for: "desk" },
  "POST /sandbox/api/clock": { for: "desk", body: { advanceSeconds: -1 } },
  "GET /sandbox/api/webhooks": { for: "desk" },
  "POST /sandbox/api/webhooks/:source/:eventId/replay": {
    for: "desk",
    address: "/sandbox/api/webhooks/dealer/none/replay",
  },
};
