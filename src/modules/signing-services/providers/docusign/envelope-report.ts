import * as v from "valibot";
import type { SigningStatus } from "../../domain/signing-status.ts";
import type { PackageReport } from "../../server/signing-provider.ts";
import { BUYER, CO_BUYER, SELLER } from "./envelope.ts";

const signer = v.object({
  recipientId: v.string(),
  status: v.optional(v.string(), ""),
  signedDateTime: v.optional(v.nullable(v.string()), null),
});

/** What we read of an envelope with its recipients. */
export const Envelope = v.object({
  status: v.string(),
  voidedReason: v.optional(v.nullable(v.string()), null),
  completedDateTime: v.optional(v.nullable(v.string()), null),
  recipients: v.optional(v.object({ signers: v.optional(v.array(signer), []) }), {}),
});
export type Envelope = v.InferOutput<typeof Envelope>;

/** An envelope in our words. The vendor voids what expires and says so in the reason. */
export function reportOf(envelope: Envelope): PackageReport {
  const { signers } = envelope.recipients;
  const signedAt = (recipientId: string) => {
    const found = signers.find((one) => one.recipientId === recipientId);
    const isSigned = found !== undefined && ["signed", "completed"].includes(found.status.toLowerCase());
    return isSigned ? instantOf(found.signedDateTime ?? envelope.completedDateTime) : null;
  };
  const buyerSignedAt = signedAt(BUYER.recipientId);
  const hasCoBuyer = signers.some(({ recipientId }) => recipientId === CO_BUYER.recipientId);
  const coBuyerSignedAt = signedAt(CO_BUYER.recipientId);
  return {
    status: statusOf(envelope, buyerSignedAt !== null || coBuyerSignedAt !== null),
    buyerSignedAt,
    sellerSignedAt: signedAt(SELLER.recipientId),
    hand: null,
    ...(hasCoBuyer && { coBuyer: { signedAt: coBuyerSignedAt, hand: null } }),
  };
}

function statusOf({ status, voidedReason }: Envelope, hasBuyerSigned: boolean): SigningStatus {
  switch (status.toLowerCase()) {
    case "completed":
      return "Completed";
    case "declined":
      return "Declined";
    case "voided":
      return /expired/iu.test(voidedReason ?? "") ? "Expired" : "Cancelled";
    case "deleted":
      return "Cancelled";
    case "delivered":
    case "signed":
      return "InProgress";
    case "sent":
      return hasBuyerSigned ? "InProgress" : "Sent";
    default:
      return "Created";
  }
}

/** Null for what is no instant; the caller's clock then stands in. */
function instantOf(text: string | null): Date | null {
  const milliseconds = Date.parse(text ?? "");
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds);
}
