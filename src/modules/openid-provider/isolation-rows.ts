import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/identity/authorizations": {
    own: true,
    body: {
      query: "client_id=no-such-client",
      agreed: true,
    },
  },
};
