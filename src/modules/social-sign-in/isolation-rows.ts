import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/profile/identities": {
    own: true,
  },
  "POST /api/profile/identities/:provider/start": {
    own: true,
    address: "/api/profile/identities/google/start",
    body: {
      returnTo: "/",
    },
  },
  "POST /api/profile/identities/:provider/disconnect": {
    own: true,
    address: "/api/profile/identities/google/disconnect",
    body: {},
  },
};
