import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";

/** The key pair by which push services know a retailer (RFC 8292), as base64url. */
export interface SenderKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Services refuse proofs that last longer than a day. */
const LASTS_SECONDS = 12 * 3600;

export function makeSenderKeys(): SenderKeys {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    format: "jwk",
  });
  const point = [Buffer.from([4]), ...[x, y].map((part) => Buffer.from(part, "base64url"))];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}

/** The `Authorization` by which a retailer proves to a push service that it is the one the browser agreed to. */
export function senderProof(
  keys: SenderKeys,
  about: { readonly endpoint: string; readonly contact: string; readonly now: Date },
): string {
  const exp = Math.floor(about.now.getTime() / 1000) + LASTS_SECONDS;
  const claims = { aud: new URL(about.endpoint).origin, exp, sub: `mailto:${about.contact}` };
  const signed = [{ typ: "JWT", alg: "ES256" }, claims].map(encoded).join(".");
  const signature = sign("sha256", Buffer.from(signed), {
    key: keyOf(keys),
    dsaEncoding: "ieee-p1363",
  }).toString("base64url");
  return `vapid t=${signed}.${signature}, k=${keys.publicKey}`;
}

/** Whether a proof is by this key, for this service and still good: what a push service looks at. */
export function isProofOf(
  authorization: string,
  { endpoint, publicKey, now }: { readonly endpoint: string; readonly publicKey: string; readonly now: Date },
): boolean {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/u.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  if (key !== publicKey) return false;
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: pointOf(publicKey), format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return false;
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as {
    aud: string;
    exp: number;
  };
  const left = exp - now.getTime() / 1000;
  return aud === new URL(endpoint).origin && left > 0 && left <= 24 * 3600;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

function keyOf({ publicKey, privateKey }: SenderKeys): KeyObject {
  return createPrivateKey({ key: { ...pointOf(publicKey), d: privateKey }, format: "jwk" });
}

/** An uncompressed point of P-256 as a JWK. */
function pointOf(publicKey: string) {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
}
