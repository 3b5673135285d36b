import type { Call } from "#tests/support/composed-app.ts";

/** A signature of the right form under a package that nobody has. */
export const SIGNATURE = {
  packageId: "con_none",
  documentHash: "a".repeat(64),
  name: "Avery Buyer",
  initials: "AB",
  mark: { kind: "typed" },
  fields: ["purchase-agreement.signature"],
} as const;
/** The smallest file that is a document. */
export const UPLOAD: Call = {
  headers: { "content-type": "multipart/form-data; boundary=cut" },
  body: '--cut\r\nContent-Disposition: form-data; name="documents"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\n\r\n--cut--\r\n',
};
