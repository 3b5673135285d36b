import { DAY_MS } from "#platform/shared/time/durations.ts";
import { createHash } from "node:crypto";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { NewPackage } from "../../server/signing-provider.ts";

/** Who signs: those who buy in any order, then the retailer. */
export const BUYER = { recipientId: "1", clientUserId: "buyer" } as const;
export const SELLER = { recipientId: "2" } as const;
export const CO_BUYER = { recipientId: "3", clientUserId: "co-buyer" } as const;

/** An envelope with all papers and the places to write in; sent at once, the retailer after the buyer. */
export function envelopeOf(input: NewPackage, now: Date): object {
  const days = Math.max(1, Math.ceil((input.expiresAt.getTime() - now.getTime()) / DAY_MS));
  return {
    // The vendor makes one envelope for the same id, so an unanswered call may be repeated.
    transactionId: transactionIdOf(input.key),
    status: "sent",
    emailSubject: input.title.slice(0, 100),
    documents: input.papers.map(({ title, bytes }, index) => ({
      documentId: String(index + 1),
      name: title,
      fileExtension: "pdf",
      documentBase64: Buffer.from(bytes).toString("base64"),
    })),
    recipients: {
      signers: [
        { ...BUYER, ...input.buyer, routingOrder: "1", tabs: tabsOf(input, "buyer") },
        ...(input.coBuyer
          ? [{ ...CO_BUYER, ...input.coBuyer, routingOrder: "1", tabs: tabsOf(input, "co-buyer") }]
          : []),
        { ...SELLER, ...input.seller, routingOrder: "2", tabs: sellerTabsOf(input) },
      ],
    },
    notification: {
      useAccountDefaults: "false",
      reminders: { reminderEnabled: "false" },
      expirations: { expireEnabled: "true", expireAfter: String(days), expireWarn: "0" },
    },
  };
}

function tabsOf({ papers }: NewPackage, signer: BuyingSigner): object {
  const { recipientId } = signer === "buyer" ? BUYER : CO_BUYER;
  const own = (field: NewPackage["papers"][number]["fields"][number]) => (field.signer ?? "buyer") === signer;
  const tabs = papers.flatMap(({ fields }, index) =>
    fields.filter(own).map((field) => ({
      kind: field.kind,
      tab: {
        documentId: String(index + 1),
        pageNumber: String(field.page),
        recipientId,
        tabLabel: field.id,
        // Points from the top left corner, as our own anchors are.
        xPosition: String(Math.round(field.x)),
        yPosition: String(Math.round(field.y)),
      },
    })),
  );
  const of = (kind: "signature" | "initials") =>
    tabs.filter((one) => one.kind === kind).map(({ tab }) => tab);
  return { signHereTabs: of("signature"), initialHereTabs: of("initials") };
}

/** Below the last signature of who buys on the first paper. */
function sellerTabsOf({ papers }: NewPackage): object {
  const last = papers[0]?.fields.findLast(({ kind }) => kind === "signature");
  if (last === undefined) return {};
  const place = { pageNumber: String(last.page), xPosition: String(Math.round(last.x)) };
  const yPosition = String(Math.round(last.y + last.height + 12));
  return {
    signHereTabs: [
      { documentId: "1", recipientId: SELLER.recipientId, tabLabel: "seller", ...place, yPosition },
    ],
  };
}

/** A UUID that follows from our key alone. */
export function transactionIdOf(key: string): string {
  const hex = createHash("sha256").update(`forecourt|${key}`).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}
