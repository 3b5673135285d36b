import { type PaperContext, paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import type { PaperIdentity } from "#platform/server/pdf/signature/paper-identity.ts";
import type { PackageDocument } from "#modules/contract-papers/domain/package-document.ts";
import { initialsOf } from "../../domain/same-name.ts";
import type { SignatureMark } from "#modules/contract-papers/domain/signature-mark.ts";
import type { SigningProvider } from "#modules/signing-services/server/signing-provider.ts";
import { papersOf } from "../internal/papers-of.ts";
import { renderPackage } from "#modules/contract-papers/server/render-package.ts";
import { instantText } from "#modules/contract-record/server/evidence/signing-certificate.ts";

/** Papers that another module signs with the same service, e.g. of a car that the retailer buys. */
interface OtherPapers {
  /** As the papers print it, e.g. `Sale 7Q2M`. */
  readonly reference: string;
  readonly day: Date;
  readonly documents: readonly PackageDocument[];
}

type NewPackage = Parameters<SigningProvider["createPackage"]>[1];

/** Each paper as its own PDF with the places to write in, for `SigningProvider.createPackage`. */
export function otherPapersToSign(
  ctx: PaperContext,
  { reference, day, documents }: OtherPapers,
): Promise<NewPackage["papers"]> {
  return papersOf(ctx, { package: { orderNumber: "", documents }, contractDay: day, reference });
}

interface OtherSigner {
  readonly title: string;
  readonly name: string;
  readonly mark: SignatureMark;
  readonly facts: readonly (readonly [string, string])[];
}

interface SignedPapers extends OtherPapers {
  readonly signedAt: Date;
  readonly timeZone: string;
  readonly documentHash: string;
  readonly signers: readonly [OtherSigner, OtherSigner?];
  readonly identity: PaperIdentity;
}

/** All papers with what was written on them and who did, as one PDF with a digital signature. */
export async function signedOtherPapers(ctx: PaperContext, papers: SignedPapers): Promise<Buffer> {
  const { signers, signedAt, identity, reference, documents } = papers;
  const at = instantText(signedAt, papers.timeZone);
  const signatureOf = ({ name, mark }: OtherSigner) => ({
    name,
    mark,
    initials: initialsOf(name),
    signedAt: at,
  });
  const [first, second] = signers;
  const { bytes } = await renderPackage({
    title: "Signed papers",
    orderNumber: "",
    reference,
    brand: await paperBrand(ctx),
    createdAt: signedAt,
    documents,
    signatures: { buyer: signatureOf(first), coBuyer: second && signatureOf(second), seller: undefined },
    certificate: {
      facts: [
        ["About", reference],
        ["Documents", String(documents.length)],
        ["Digital signature", `PAdES B-B by the certificate of ${identity.name}`],
      ],
      documents: [{ title: "What was read and signed", sha256: papers.documentHash }],
      signers: signers.flatMap((signer) => (signer ? [{ title: signer.title, facts: signer.facts }] : [])),
      events: [{ at, what: "The papers were signed", from: "" }],
      closing: ["Any PDF reader shows whether this file was changed after it was signed."],
    },
    signature: { identity, at: signedAt, reason: "Signed papers" },
  });
  return bytes;
}
