import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "POST /public/contracting/verify-signer": {
    for: "secret",
    body: { method: "DEAL_XG_ID", dealId: ":dealId", lastName: "Stranger" },
  },
  "POST /public/contracting/verify-signer/code": { for: "secret", body: { email: "nobody@example.com" } },
  "POST /public/contracting/signer/started": { for: "signer" },
  "GET /public/contracting/signer/session": { for: "signer" },
  "GET /public/contracting/signer/files/:name": {
    for: "signer",
    address: "/public/contracting/signer/files/contract",
  },
  "POST /public/contracting/signer/consent": {
    for: "signer",
    body: { packageId: "con_none", consent: true, consentVersion: 2 },
  },
  "POST /public/contracting/signer/page": { for: "signer" },
  "POST /public/contracting/signer/sign": {
    for: "signer",
    body: {
      packageId: "con_none",
      documentHash: "a".repeat(64),
      name: "Avery Buyer",
      initials: "AB",
      mark: { kind: "typed" },
      fields: ["purchase-agreement.signature"],
    },
  },
};
