import { createHash } from "node:crypto";
import * as asn1js from "asn1js";
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import type { PaperIdentity } from "./paper-identity.ts";
import "./certificate-engine.ts";

const OID = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
} as const;

/**
 * A detached CMS signature of level CAdES B-B (ETSI EN 319 122-1): SHA-256, the signer's certificate named by its
 * digest, no signing time, which a PDF states itself (EN 319 142-1, 6.3). Answers DER.
 */
export async function detachedSignature(content: Buffer, identity: PaperIdentity): Promise<Buffer> {
  const certificates = identity.certificates.map((der) => Certificate.fromBER(new Uint8Array(der)));
  const [leaf] = certificates;
  if (leaf === undefined) throw new Error("an identity without a certificate");
  const certificateHash = sha256(Buffer.from(leaf.toSchema(false).toBER(false)));
  // Sorted by their encodings, as a SET OF in DER has to be.
  const attributes = [
    new Attribute({ type: OID.contentType, values: [new asn1js.ObjectIdentifier({ value: OID.data })] }),
    new Attribute({ type: OID.messageDigest, values: [octets(sha256(content))] }),
    new Attribute({ type: OID.signingCertificateV2, values: [certificateId(certificateHash)] }),
  ];
  const { issuer, serialNumber } = leaf;
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates,
  });
  await signed.sign(identity.key as CryptoKey, 0, "SHA-256", new Uint8Array(content).buffer);
  const info = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER(false));
}

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();
const octets = (bytes: Buffer) => new asn1js.OctetString({ valueHex: new Uint8Array(bytes).buffer });
const sequence = (value: asn1js.AsnType[]) => new asn1js.Sequence({ value });

/** SigningCertificateV2 (RFC 5035): one ESSCertIDv2, whose hash is SHA-256 when it names none. */
const certificateId = (hash: Buffer) => sequence([sequence([sequence([octets(hash)])])]);
