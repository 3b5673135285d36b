import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

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

export const openRows: OpenRows = {
  "GET /public/identity/social/:provider/start": {
    for: "anybody",
    address: "/public/identity/social/google/start",
  },
  "GET /public/identity/hosted/start": { for: "anybody" },
  "GET /public/identity/social/callback": {
    for: "secret",
    address: "/public/identity/social/callback?state=x&code=y",
  },
  "POST /public/identity/social/callback": { for: "secret" },
  "GET /public/identity/hosted/callback": {
    for: "secret",
    address: "/public/identity/hosted/callback?state=x&code=y",
  },
  "GET /sandbox/gateway/identity/:provider/.well-known/openid-configuration": {
    for: "desk",
    address: "/sandbox/gateway/identity/google/.well-known/openid-configuration",
  },
  "GET /sandbox/gateway/identity/:provider/jwks": {
    for: "desk",
    address: "/sandbox/gateway/identity/google/jwks",
  },
  "GET /sandbox/gateway/identity/:provider/authorize": {
    for: "desk",
    address: "/sandbox/gateway/identity/google/authorize",
  },
  "POST /sandbox/gateway/identity/:provider/authorize": {
    for: "desk",
    address: "/sandbox/gateway/identity/google/authorize",
  },
  "POST /sandbox/gateway/identity/:provider/token": {
    for: "desk",
    address: "/sandbox/gateway/identity/google/token",
  },
  "POST /sandbox/gateway/identity/:provider/revoke": {
    for: "desk",
    address: "/sandbox/gateway/identity/google/revoke",
  },
};
