import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /.well-known/jwks.json": { for: "anybody" },
  "GET /public/identity/options": { for: "anybody" },
  "POST /user/region": { for: "anybody", body: { email: "nobody@example.com" } },
  "GET /public/identity/email-availability": {
    for: "anybody",
    address: "/public/identity/email-availability?email=nobody@example.com",
  },
  "POST /public/identity/passcode/start": { for: "secret", body: { email: "nobody@example.com" } },
  "POST /public/identity/passcode/verify": {
    for: "secret",
    body: { email: "nobody@example.com", code: "000000" },
  },
  "POST /public/identity/forgot": { for: "secret", body: { email: "nobody@example.com" } },
  "POST /public/identity/forgot/confirm": {
    for: "secret",
    body: { email: "nobody@example.com", code: "000000" },
  },
  "POST /public/identity/sign-up": { for: "secret", body: {} },
  "POST /public/identity/confirm": { for: "secret", body: { email: "nobody@example.com", code: "000000" } },
  "POST /public/identity/password-check": { for: "anybody", body: { password: "x" } },
  "POST /public/identity/resend": { for: "secret", body: {} },
  "POST /public/identity/sign-in": {
    for: "secret",
    body: { email: "nobody@example.com", password: "Wrong-1-wrong" },
  },
  "POST /public/identity/token": { for: "secret", body: {} },
  "POST /public/identity/sign-out": { for: "secret", endsSession: true, body: {} },
  "POST /sandbox/api/identity/events": { for: "desk", body: { event: "region.recovered" } },
};
