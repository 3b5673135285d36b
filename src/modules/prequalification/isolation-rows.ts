import type { OpenRows } from "#platform/server/http/isolation-row.ts";

/** A capability of the right shape that nobody was given. */
const HELD = { prequalification: `pqj_${"A".repeat(26)}.${"b".repeat(43)}` };

export const openRows: OpenRows = {
  "GET /public/prequalification/consent": { for: "anybody" },
  "POST /public/prequalification/sessions": { for: "secret", body: {} },
  "GET /public/prequalification/session": { for: "secret", headers: HELD },
  "POST /public/prequalification/session/continue": { for: "secret", headers: HELD },
  "DELETE /public/prequalification/session": { for: "secret", headers: HELD },
  "POST /public/prequalification/session/passcode": { for: "secret", body: {}, headers: HELD },
  "POST /public/prequalification/session/passcode/verify": {
    for: "secret",
    body: { code: "000000" },
    headers: HELD,
  },
  "POST /public/prequalification/session/identity": {
    for: "secret",
    body: { email: "nobody@example.com" },
    headers: HELD,
  },
  "GET /public/prequalification/session/questions": { for: "secret", headers: HELD },
  "POST /public/prequalification/session/questions": {
    for: "secret",
    body: { answers: [{ questionId: "street", choiceId: "3" }] },
    headers: HELD,
  },
};
