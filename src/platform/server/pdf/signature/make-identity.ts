import { DAY_MS } from "../../../shared/time/durations.ts";
import { randomBytes, webcrypto } from "node:crypto";
import * as asn1js from "asn1js";
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from "pkijs";
import { type IdentityPem, RSA } from "./paper-identity.ts";
import "./certificate-engine.ts";

const BITS = 3072;
const YEARS = 5;
/** X.520: the longest common name a certificate may carry. */
const LONGEST_NAME = 64;

/** A fresh RSA key of 3072 bits with a certificate that it signs itself, good for five years. */
export async function makeIdentity(commonName: string, now: Date): Promise<IdentityPem> {
  const publicExponent = new Uint8Array([1, 0, 1]);
  const pair = await webcrypto.subtle.generateKey({ ...RSA, modulusLength: BITS, publicExponent }, true, [
    "sign",
    "verify",
  ]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: serialNumber() });
  for (const name of [certificate.subject, certificate.issuer]) {
    const value = new asn1js.Utf8String({ value: commonName.slice(0, LONGEST_NAME) });
    name.typesAndValues.push(new AttributeTypeAndValue({ type: "2.5.4.3", value }));
  }
  certificate.notBefore.value = new Date(now.getTime() - DAY_MS);
  certificate.notAfter.value = new Date(now.getTime() + YEARS * 365 * DAY_MS);
  certificate.extensions = [...usage()];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as CryptoKey);
  await certificate.sign(pair.privateKey as CryptoKey, "SHA-256");
  const pkcs8 = await webcrypto.subtle.exportKey("pkcs8", pair.privateKey);
  return {
    certificate: pem("CERTIFICATE", certificate.toSchema(true).toBER(false)),
    privateKey: pem("PRIVATE KEY", pkcs8),
  };
}

/** Positive and at most 16 bytes, without a leading zero. */
function serialNumber(): ArrayBuffer {
  const bytes = new Uint8Array(randomBytes(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.buffer;
}

/** No authority, and for digital signatures and nonrepudiation only. */
function usage(): readonly Extension[] {
  const constraints = new BasicConstraints({ cA: false });
  const bits = new asn1js.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });
  return [
    new Extension({ extnID: "2.5.29.19", critical: true, extnValue: constraints.toSchema().toBER(false) }),
    new Extension({ extnID: "2.5.29.15", critical: true, extnValue: bits.toBER(false) }),
  ];
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString("base64")
      .match(/.{1,64}/gu) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join("\n")}\n-----END ${label}-----\n`;
}
