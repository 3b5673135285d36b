import { createPrivateKey, type webcrypto, X509Certificate } from "node:crypto";

export const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

/** Who seals papers: a private key with its certificate and those that vouch for it, leaf first. */
export interface PaperIdentity {
  readonly key: webcrypto.CryptoKey;
  /** DER. */
  readonly certificates: readonly Buffer[];
  /** Common name of the certificate. */
  readonly name: string;
  /** SHA-256 of the certificate, 64 hex digits: what a holder of a paper compares. */
  readonly fingerprint: string;
}

/** PEM of a certificate chain, leaf first, and of its private key (PKCS #8). */
export interface IdentityPem {
  readonly certificate: string;
  readonly privateKey: string;
}

/** Certificate and key do not fit, or are of a kind that cannot seal papers. */
export class IdentityUnusable extends Error {
  override name = "IdentityUnusable";
}

/** Opens what `makeIdentity` made or a retailer configured. @throws IdentityUnusable */
export function openIdentity({ certificate, privateKey }: IdentityPem): PaperIdentity {
  const blocks = certificate.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu) ?? [];
  const chain = blocks.map((block) => new X509Certificate(block));
  const leaf = chain[0];
  if (leaf === undefined) throw new IdentityUnusable("no certificate in PEM");
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    throw new IdentityUnusable("the key must be RSA of at least 2048 bits");
  if (!leaf.checkPrivateKey(key)) throw new IdentityUnusable("the key is not that of the first certificate");
  const certificates = chain.map(({ raw }) => raw);
  const name = String(leaf.toLegacyObject().subject.CN);
  const fingerprint = leaf.fingerprint256.replaceAll(":", "").toLowerCase();
  return { key: key.toCryptoKey(RSA, false, ["sign"]), certificates, name, fingerprint };
}
