import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

/** A link of the right shape that nobody was sent. */
const LINK = "A".repeat(32);

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

export const openRows: OpenRows = {
  "POST /public/saved-searches/stop/:token": {
    for: "secret",
    address: `/public/saved-searches/stop/${LINK}`,
    body: {},
  },
  "GET /public/saved-searches/stop/:token": {
    for: "anybody",
    address: `/public/saved-searches/stop/${LINK}`,
  },
};
