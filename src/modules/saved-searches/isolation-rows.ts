import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/saved-searches": {
    own: true,
  },
  // Refused for its body: ids of saved searches mean nothing outside of their account.
  "PUT /api/saved-searches/:id": {
    own: true,
    address: "/api/saved-searches/no-such-search",
    body: {
      notify: "no",
    },
  },
  "POST /api/saved-searches/:id/looked": {
    own: true,
    address: "/api/saved-searches/no-such-search/looked",
    body: {},
  },
  "DELETE /api/saved-searches/:id": {
    own: true,
    address: "/api/saved-searches/no-such-search",
  },
};
