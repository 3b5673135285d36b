import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/profile": {
    own: true,
  },
  // Refused for their bodies: a stranger who could really sign out or delete would spoil the other rows.
  "PATCH /api/profile": {
    own: true,
    body: {
      firstName: "7",
    },
  },
  "PUT /api/profile/preferences": {
    own: true,
    body: {},
  },
  "POST /api/profile/password": {
    own: true,
    body: {},
  },
  "POST /api/profile/email": {
    own: true,
    body: {},
  },
  "POST /api/profile/email/confirm": {
    own: true,
    body: {
      code: "000000",
    },
  },
  "GET /api/profile/sessions": {
    own: true,
  },
  "DELETE /api/profile/sessions/:sessionId": {
    own: true,
    address: "/api/profile/sessions/ses_00000000000000000000",
  },
  "POST /api/profile/sign-out-everywhere": {
    own: true,
    body: {},
  },
  "POST /api/profile/delete": {
    own: true,
    body: {},
  },
};
