import type { IsolationRows, OpenRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "POST /public/insurance-verification/consent": {
    body: {
      orderNumber: ":orderNumber",
      termsVersion: 1,
      consentLanguage: "en",
    },
  },
  "POST /public/insurance-verification/session": {
    body: {
      orderNumber: ":orderNumber",
    },
  },
  "POST /public/insurance-verification/policy": {
    body: {
      orderNumber: ":orderNumber",
      pullId: "pull_x",
    },
  },
  "POST /public/insurance-verification/policy/error": {
    body: {
      orderNumber: ":orderNumber",
      error: "x",
    },
  },
  "POST /public/insurance-verification/skip": {
    body: {
      orderNumber: ":orderNumber",
    },
  },
};

export const openRows: OpenRows = {
  "GET /sandbox/gateway/insurance/:pullId": {
    for: "desk",
    address: "/sandbox/gateway/insurance/pull_00000000000000000000",
  },
  "POST /sandbox/gateway/insurance/:pullId": {
    for: "desk",
    address: "/sandbox/gateway/insurance/pull_00000000000000000000",
  },
};
