import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushKeys } from "../../domain/push-content.ts";

/** RFC 8188: salt, record size, length of the key's id, the key itself (an uncompressed point of P-256). */
const SALT_BYTES = 16;
const POINT_BYTES = 65;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES;
const TAG_BYTES = 16;
/** Services take at most 4096 bytes (RFC 8030, 7.2). */
const RECORD_BYTES = 4096;
/** Marks the last record (RFC 8188, 2). */
const LAST = 2;

/** Longest text that fits into one message. */
export const MOST_TEXT_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

/** What an encryption draws; given only by the test with the example of the RFC. */
interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

/** Seals a text for one browser (RFC 8291, `aes128gcm`). @throws Error for keys that are none, or a text too long */
export function encryptMessage(text: string, keys: PushKeys, drawn?: Drawn): Buffer {
  const plain = Buffer.from(text, "utf8");
  if (plain.length > MOST_TEXT_BYTES) throw new Error("the message is too long for one record");
  const own = createECDH("prime256v1");
  if (drawn === undefined) own.generateKeys();
  else own.setPrivateKey(drawn.privateKey);
  const salt = drawn?.salt ?? randomBytes(SALT_BYTES);
  const theirs = Buffer.from(keys.p256dh, "base64url");
  const secrets = secretsOf({
    shared: own.computeSecret(theirs),
    auth: Buffer.from(keys.auth, "base64url"),
    browser: theirs,
    sender: own.getPublicKey(),
    salt,
  });
  const cipher = createCipheriv("aes-128-gcm", secrets.key, secrets.nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([LAST])), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES, 0);
  head.writeUInt8(POINT_BYTES, 4);
  return Buffer.concat([salt, head, own.getPublicKey(), sealed, cipher.getAuthTag()]);
}

/** Opens what `encryptMessage` sealed, as the browser does that has the private key. @throws Error when it does not fit */
export function decryptMessage(
  body: Buffer,
  { privateKey, auth }: { readonly privateKey: string; readonly auth: string },
): string {
  const own = createECDH("prime256v1");
  own.setPrivateKey(Buffer.from(privateKey, "base64url"));
  const sender = body.subarray(SALT_BYTES + 5, HEADER_BYTES);
  const { key, nonce } = secretsOf({
    shared: own.computeSecret(sender),
    auth: Buffer.from(auth, "base64url"),
    browser: own.getPublicKey(),
    sender,
    salt: body.subarray(0, SALT_BYTES),
  });
  const decipher = createDecipheriv("aes-128-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(body.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(LAST)).toString("utf8");
}

/** RFC 8291, 3.4. */
function secretsOf(parts: {
  readonly shared: Buffer;
  readonly auth: Buffer;
  readonly browser: Buffer;
  readonly sender: Buffer;
  readonly salt: Buffer;
}): { readonly key: Buffer; readonly nonce: Buffer } {
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), parts.browser, parts.sender]);
  const material = Buffer.from(hkdfSync("sha256", parts.shared, parts.auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", material, parts.salt, `Content-Encoding: ${name}\0`, bytes));
  return { key: derive("aes128gcm", 16), nonce: derive("nonce", 12) };
}
