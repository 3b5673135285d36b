import { generateKeyPairSync } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** The key pair by which push services know a retailer (RFC 8292), as base64url. */
export interface SenderKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const ALGORITHM = "ES256";
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
export async function senderProof(
  { publicKey, privateKey }: SenderKeys,
  about: { readonly endpoint: string; readonly contact: string; readonly now: Date },
): Promise<string> {
  const exp = Math.floor(about.now.getTime() / 1000) + LASTS_SECONDS;
  const token = await new SignJWT({
    aud: new URL(about.endpoint).origin,
    exp,
    sub: `mailto:${about.contact}`,
  })
    .setProtectedHeader({ typ: "JWT", alg: ALGORITHM })
    .sign({ ...pointOf(publicKey), d: privateKey });
  return `vapid t=${token}, k=${publicKey}`;
}

/** Whether a proof is by this key, for this service and still good: what a push service looks at. */
export async function isProofOf(
  authorization: string,
  { endpoint, publicKey, now }: { readonly endpoint: string; readonly publicKey: string; readonly now: Date },
): Promise<boolean> {
  const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/u.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const asked = {
    algorithms: [ALGORITHM],
    audience: new URL(endpoint).origin,
    currentDate: now,
    requiredClaims: ["exp"],
  };
  try {
    const { payload } = await jwtVerify(token, pointOf(publicKey), asked);
    return (payload.exp ?? 0) - now.getTime() / 1000 <= 24 * 3600;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

/** An uncompressed point of P-256 as a JWK. */
function pointOf(publicKey: string) {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
}
