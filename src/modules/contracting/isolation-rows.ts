import type { IsolationRows } from "#platform/server/http/isolation-row.ts";

export const isolationRows: IsolationRows = {
  "GET /api/contracting/order-to-sign": {
    own: true,
  },
  "GET /api/contracting/signing/:orderNumber/files/:name": {
    address: "/api/contracting/signing/:orderNumber/files/purchase-agreement",
  },
  "POST /api/contracting/signing/:orderNumber/consent": {
    body: {
      packageId: "con_none",
      consent: true,
      consentVersion: 2,
    },
  },
  "POST /api/contracting/signing/:orderNumber/sign": {
    body: {
      packageId: "con_none",
      documentHash: "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      name: "Avery Buyer",
      initials: "AB",
      mark: {
        kind: "typed",
      },
      fields: ["purchase-agreement.signature"],
    },
  },
};
