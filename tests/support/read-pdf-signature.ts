import { createHash, verify, X509Certificate } from "node:crypto";
import * as asn1js from "asn1js";

/** What a PDF's signature says, checked with Node's own cryptography and nothing that made it. */
export interface PdfSignature {
  readonly subFilter: string;
  /** The range covers the whole file but the signature's own hexadecimal digits. */
  readonly coversAll: boolean;
  readonly certificate: X509Certificate;
  /** The digest in the signed attributes is that of the covered bytes. */
  readonly fitsContent: boolean;
  /** The signature over the signed attributes is the certificate's. */
  readonly fitsCertificate: boolean;
  /** signing-certificate-v2 names the certificate that is there. */
  readonly namesCertificate: boolean;
}

const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";

/** Reads the one signature of a PDF. Throws where there is none or it cannot be read. */
export function readPdfSignature(pdf: Buffer): PdfSignature {
  const head = pdf.toString("latin1");
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\s*\]/u.exec(head)?.slice(1).map(Number) ?? [];
  const [before = -1, after = -1, rest = -1] = range;
  const hex = head.slice(before + 1, after - 1);
  const covered = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, after + rest)]);
  const cms = asn1js.fromBER(Buffer.from(hex, "hex"));
  if (cms.offset === -1) throw new Error("no CMS in the PDF");
  const signedData = child(child(cms.result, 1), 0);
  const fields = children(signedData);
  const certificates = fields.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  const [leaf] = certificates ? children(certificates) : [];
  const signer = child(fields.at(-1) as asn1js.AsnType, 0);
  const attributes = children(signer).find(({ idBlock }) => idBlock.tagClass === 3) as asn1js.AsnType;
  const certificate = new X509Certificate(der(leaf as asn1js.AsnType));
  const signature = children(signer).at(-1) as asn1js.OctetString;
  // The attributes are signed as a SET, whatever tag they are stored under (RFC 5652, 5.4).
  const asSet = der(attributes);
  asSet[0] = 0x31;
  const value = (type: string) => attributeValue(attributes, type);
  const digest = createHash("sha256").update(covered).digest();
  const named = child(child(child(value(SIGNING_CERTIFICATE_V2), 0), 0), 0) as asn1js.OctetString;
  return {
    subFilter: /\/SubFilter \/([\w.]+)/u.exec(head)?.[1] ?? "",
    coversAll: after + rest === pdf.length && head[before] === "<" && head[after - 1] === ">",
    certificate,
    fitsContent: bytesOf(value(MESSAGE_DIGEST) as asn1js.OctetString).equals(digest),
    fitsCertificate: verify("sha256", asSet, certificate.publicKey, bytesOf(signature)),
    namesCertificate: bytesOf(named).equals(createHash("sha256").update(certificate.raw).digest()),
  };
}

const children = (node: asn1js.AsnType): asn1js.AsnType[] =>
  (node.valueBlock as unknown as { value: asn1js.AsnType[] }).value;
const child = (node: asn1js.AsnType, index: number): asn1js.AsnType => {
  const found = children(node)[index];
  if (found === undefined) throw new Error("the signature is not as expected");
  return found;
};
const der = (node: asn1js.AsnType): Buffer => Buffer.from(node.toBER(false));
const bytesOf = (node: asn1js.OctetString): Buffer => Buffer.from(node.valueBlock.valueHexView);

function attributeValue(attributes: asn1js.AsnType, type: string): asn1js.AsnType {
  const found = children(attributes).find(
    (attribute) => (child(attribute, 0) as asn1js.ObjectIdentifier).valueBlock.toString() === type,
  );
  if (found === undefined) throw new Error(`no attribute ${type}`);
  return child(child(found, 1), 0);
}
