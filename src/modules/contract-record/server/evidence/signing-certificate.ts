import {
  type ContractEventKind,
  CONSENT_VERSION,
  IDENTIFIED_BY,
  identifiedIn,
} from "../../domain/contract-event.ts";
import type { Certificate } from "#modules/contract-papers/server/draw-certificate.ts";
import type { Attachment } from "#modules/contract-papers/server/render-package.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { Evidence, SellerHand, Signatures, SignedHand } from "./evidence.ts";

/** What is attached to a signed copy, so that its digests can be computed without the retailer. */
export function attachmentsOf({ row, papers, events }: Evidence): readonly Attachment[] {
  const trail = { package: row.id, list: row.document_hash, lines: events };
  return [
    ...papers.map(({ name, title, bytes }) => ({
      name: `${name}.pdf`,
      type: "application/pdf",
      description: `${title}, as it was read before signing`,
      bytes,
    })),
    {
      name: TRAIL_FILE,
      type: "application/json",
      description: "The audit trail, line by line",
      bytes: Buffer.from(JSON.stringify(trail, null, 2)),
    },
  ];
}

const TRAIL_FILE = "audit-trail.json";

/** `Nov 21, 2026, 4:05:09 AM CST`. */
export function instantText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "long",
    timeZone,
  }).format(instant);
}

/** Where it was the co-buyer; everything else is worded for the buyer. */
const CO_BUYERS_WORDS: Readonly<Partial<Record<ContractEventKind, string>>> = {
  opened: "The co-buyer opened them",
  consented: "The co-buyer agreed to sign electronically",
  signed: "The co-buyer signed",
};

const WORDS: Readonly<Record<ContractEventKind, string>> = {
  created: "The papers were made",
  sent: "The buyer was told that they are ready",
  opened: "The buyer opened them",
  consented: "The buyer agreed to sign electronically",
  signed: "The buyer signed",
  countersigned: "The retailer countersigned",
  cancelled: "The package was canceled",
  expired: "The package expired",
  declined: "The buyer declined",
};

/** Who signed what, when, how recognized, and how anybody can check it (SIGN-09). */
export function certificateOf(evidence: Evidence, signatures: Signatures): Certificate {
  const { row, package: signed, events, papers, timeZone, identity } = evidence;
  const { seller, coBuyer } = signatures;
  return {
    facts: [
      ["Package", row.id],
      ["Order", signed.orderNumber],
      ["Documents", String(papers.length)],
      ["Status", statusText(signatures)],
      ["Digital signature", `PAdES B-B by the certificate of ${identity.name}`],
    ],
    documents: [
      ...papers.map(({ title, sha256 }) => ({ title, sha256 })),
      { title: "List of these documents", sha256: row.document_hash },
      { title: "Signing certificate", sha256: identity.fingerprint },
      { title: "Audit trail, last line", sha256: events.at(-1)?.digest ?? "" },
    ],
    signers: [
      buyerOf(evidence, { signer: "buyer", hand: signatures.buyer }),
      ...(coBuyer ? [buyerOf(evidence, { signer: "co-buyer", hand: coBuyer })] : []),
      ...(seller ? [retailerOf(evidence, seller)] : []),
    ],
    events: events.map(({ kind, actor, at, address }) => ({
      at: instantText(at, timeZone),
      what: (actor === "co-buyer" ? CO_BUYERS_WORDS[kind] : undefined) ?? WORDS[kind],
      from: address,
    })),
    closing: CHECKS,
  };
}

function statusText({ seller, coBuyer }: Signatures): string {
  if (seller) return coBuyer ? "Completed: signed by all" : "Completed: signed by both";
  return coBuyer
    ? "Signed by the buyer and the co-buyer; the retailer countersigns"
    : "Signed by the buyer; the retailer countersigns";
}

const CHECKS = [
  "The whole file is sealed by a digital signature (PAdES B-B, SHA-256 with RSA). Open it in a program that checks signatures: it shows whether a single byte was changed since, and the certificate, whose SHA-256 is printed above. The retailer tells you on request which certificate is its own.",
  `Attached to this file are the documents as they were read before signing, and the audit trail (${TRAIL_FILE}). The SHA-256 of an attached document is the one in the list above.`,
  'The SHA-256 of the list is taken over lines that each end in a line feed: "forecourt contract package 2", then for each document, in order, the name of its attachment without ".pdf", a space, and its SHA-256. It is what all signatures name.',
  `The digest of a line of the audit trail is the SHA-256 of a JSON list without spaces: the digest of the line before (for the first, the package), then seq, kind, actor, at, documentHash, detail, and as a text the JSON of address and userAgent. Changing, adding or removing a line changes all digests after it.`,
];

type Signer = Certificate["signers"][number];

function buyerOf(
  { events, timeZone, signer: owner, coBuyerEmail }: Evidence,
  { signer, hand: buyer }: { readonly signer: BuyingSigner; readonly hand: SignedHand },
): Signer {
  const isOwner = signer === "buyer";
  const last = (wanted: ContractEventKind) =>
    events.findLast(({ kind, actor }) => kind === wanted && actor === signer);
  const consent = last("consented");
  const origin = last("signed");
  const email = isOwner ? owner.email : coBuyerEmail;
  const how = buyer.mark.kind === "drawn" ? "Drawn by hand" : "Typed";
  const identified = identifiedIn(origin?.detail ?? "");
  return {
    title: isOwner ? "Buyer" : "Co-buyer",
    facts: [
      ["Name", buyer.name],
      ["Email", email || "not known"],
      ...(isOwner ? [["Customer account", owner.accountId] as const] : []),
      ["Identified by", identified ? IDENTIFIED_BY[identified] : "The signing service"],
      ["Signed", `${instantText(buyer.signedAt, timeZone)} (${buyer.signedAt.toISOString()})`],
      ["Signature", `${how}; initials ${buyer.initials}; ${buyer.fields.length} fields`],
      [
        "Agreed to sign electronically",
        consent
          ? `Statement ${consent.detail || CONSENT_VERSION}, ${instantText(consent.at, timeZone)}`
          : "With the signing service",
      ],
      ["Network address", origin?.address || "not known"],
      ["Device", origin?.userAgent || "not known"],
    ],
  };
}

function retailerOf({ timeZone }: Evidence, { name, title, company, signedAt }: SellerHand): Signer {
  return {
    title: "Retailer",
    facts: [
      ["Name", name],
      ...(title === null ? [] : [["Title", title] as const]),
      ["Signs for", company],
      ["Countersigned", `${instantText(signedAt, timeZone)} (${signedAt.toISOString()})`],
    ],
  };
}
