import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /api/identity/authorizations": {
    own: true,
    body: {
      query: "client_id=no-such-client",
      agreed: true,
    },
  },
};

export const openRows: OpenRows = {
  "GET /.well-known/openid-configuration": { for: "anybody" },
  "POST /oauth2/authorize": { for: "own", form: "client_id=no-such-client" },
  "POST /oauth2/token": { for: "own", form: "grant_type=authorization_code&code=x&client_id=no-such-client" },
  "POST /oauth2/revoke": { for: "own", form: "token=x&client_id=no-such-client" },
  "GET /oauth2/userinfo": { for: "own" },
  "POST /oauth2/userinfo": { for: "own", form: "access_token=x" },
};
