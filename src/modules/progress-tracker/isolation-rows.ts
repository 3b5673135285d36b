import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/progress/signer": { for: "signer" },
};
