import { openText } from "#platform/server/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { type ContractEventKind, CONSENT_VERSION } from "../../domain/contract-event.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import type { ContractPackage } from "../../domain/package-document.ts";
import type { SignatureMark } from "../../domain/signature-mark.ts";
import type { ContractingContext } from "../contracting-context.ts";
import type { ContractEvent } from "./contract-events-repo.ts";
import { type ContractFileInfo, listFiles } from "./contract-files-repo.ts";
import type { Contract, ContractRow } from "./contracts-repo.ts";
import { contractPlace } from "./contract-places.ts";
import { isCopy, openSealed, requireSoundContract } from "./sound-contract.ts";
import type { Certificate } from "./pdf/draw-certificate.ts";
import { renderPackage } from "./pdf/render-package.ts";

/** What the buyer wrote, besides the name. */
export interface SigningAct {
  readonly initials: string;
  readonly mark: SignatureMark;
  /** Ids of the fields that were filled in. */
  readonly fields: readonly string[];
}

/** Everything a signed copy shows; read in a transaction, set outside of it. */
export interface Evidence {
  readonly row: ContractRow;
  readonly package: ContractPackage;
  readonly timeZone: string;
  readonly events: readonly ContractEvent[];
  readonly papers: readonly ContractFileInfo[];
}

/** Of a contract whose record adds up. @throws AppError conflict `contract.recordBroken` */
export async function readEvidence(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { contract, order }: { readonly contract: Contract; readonly order: Order },
): Promise<Evidence> {
  const { row } = contract;
  const events = await requireSoundContract(trx, ctx, contract);
  const files = await listFiles(trx, ctx, row.id);
  return {
    row,
    package: openPackage(ctx, row),
    timeZone: order.snapshot.rooftop.timeZone,
    events,
    papers: files.filter(({ name }) => !isCopy(name)),
  };
}

/** The papers as data, as they were sealed. */
export function openPackage(ctx: ContractingContext, row: ContractRow): ContractPackage {
  const json = openSealed(ctx, () => openText(ctx.keys, contractPlace(row.id), row.document_sealed));
  return JSON.parse(json) as ContractPackage;
}

export interface Signatures {
  readonly buyer: SigningAct & { readonly name: string; readonly signedAt: Date };
  readonly seller?: SellerHand;
}

/** Who signs for the retailer. */
export interface SellerHand {
  readonly name: string;
  /** Null where the retailer names no person and signs with its legal name. */
  readonly title: string | null;
  readonly company: string;
  readonly signedAt: Date;
}

/** `Dana Whitfield, General Sales Manager, for North Motors LLC`. */
export function printedName({ name, title, company }: Omit<SellerHand, "signedAt">): string {
  return title === null ? company : `${name}, ${title}, for ${company}`;
}

/** The whole package with its signatures and the certificate, as one PDF. */
export async function signedCopy(
  ctx: ContractingContext,
  { evidence, signatures }: { readonly evidence: Evidence; readonly signatures: Signatures },
): Promise<Buffer> {
  const { buyer, seller } = signatures;
  const at = (instant: Date) => instantText(instant, evidence.timeZone);
  const { bytes } = await renderPackage({
    title: "Signed contract",
    orderNumber: evidence.package.orderNumber,
    brand: await paperBrand(ctx),
    createdAt: (seller ?? buyer).signedAt,
    documents: evidence.package.documents,
    ink: {
      buyer: { ...buyer, signedAt: at(buyer.signedAt) },
      seller: seller && { name: seller.name, printed: printedName(seller), signedAt: at(seller.signedAt) },
    },
    certificate: certificateOf(evidence, signatures),
  });
  return bytes;
}

/** `Nov 21, 2026, 4:05:09 AM CST`. */
function instantText(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "long",
    timeZone,
  }).format(instant);
}

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

function certificateOf(
  { row, package: signed, events, papers, timeZone }: Evidence,
  { buyer, seller }: Signatures,
): Certificate {
  const consent = events.findLast(({ kind }) => kind === "consented");
  const origin = events.findLast(({ kind }) => kind === "signed");
  const how = buyer.mark.kind === "drawn" ? "Drawn by hand" : "Typed";
  return {
    facts: [
      ["Package", row.id],
      ["Order", signed.orderNumber],
      ["Documents", String(papers.length)],
      ["Status", seller ? "Completed: signed by both" : "Signed by the buyer; the retailer countersigns"],
    ],
    documents: [
      ...papers.map(({ title, sha256 }) => ({ title, sha256 })),
      { title: "List of these documents", sha256: row.document_hash },
    ],
    signers: [
      {
        title: "Buyer",
        facts: [
          ["Name", buyer.name],
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
      },
      ...(seller
        ? [
            {
              title: "Retailer",
              facts: [
                ["Name", seller.name],
                ...(seller.title === null ? [] : [["Title", seller.title] as const]),
                ["Signs for", seller.company],
                [
                  "Countersigned",
                  `${instantText(seller.signedAt, timeZone)} (${seller.signedAt.toISOString()})`,
                ],
              ] as const,
            },
          ]
        : []),
    ],
    events: events.map(({ kind, at, address }) => ({
      at: instantText(at, timeZone),
      what: WORDS[kind],
      from: address,
    })),
    closing:
      "This file is kept sealed. Its own SHA-256 is recorded when it is made and checked each time it is downloaded; a file that was changed is not handed out.",
  };
}
