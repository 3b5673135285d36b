import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from "node:crypto";

/** Layout: 1 byte format, 1 byte key version, 12 bytes IV, 16 bytes tag, ciphertext; as base64url text. */
const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 2 + IV_BYTES + TAG_BYTES;

/** Keys of one tenant for one purpose. */
export interface SealKeys {
  readonly tenantId: string;
  /** Version that seals; all others only open what they sealed (rotation). */
  readonly currentVersion: number;
  /** AES-256 keys by version. */
  readonly sealing: ReadonlyMap<number, Buffer>;
}

/** Keys of one tenant, unwrapped. Only ever in memory; never logged or sent. */
export interface TenantKeys extends SealKeys {
  /** Keys of their own for Social Security numbers: whoever has the others cannot open one (CRED-02). */
  readonly ssn: SealKeys;
  /** HMAC key of blind indexes; survives rotation of the sealing keys, so that searches keep working. */
  readonly index: Buffer;
}

/** A sealed text that was altered, moved to another place or belongs to an unknown key. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

/**
 * Encrypts one text (AES-256-GCM) for one place.
 * @param aad where it is stored, e.g. `orders|buyer|ord_01J…`; opening needs the same, so that a value
 * copied into another row or column does not open. The tenant is always part of it.
 */
export function sealText(keys: SealKeys, aad: string, plaintext: string): string {
  const key = keys.sealing.get(keys.currentVersion);
  if (!key) throw new SealBroken(`no sealing key of version ${keys.currentVersion}`);
  return sealBytes({ key, version: keys.currentVersion, aad: fullAad(keys, aad) }, plaintext);
}

/**
 * Decrypts what `sealText` made for the same tenant and place.
 * @throws SealBroken
 */
export function openText(keys: SealKeys, aad: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const [, version] = bytes;
  const key = version === undefined ? undefined : keys.sealing.get(version);
  if (!key) throw new SealBroken("sealed with an unknown key");
  return openDecoded({ key, aad: fullAad(keys, aad) }, bytes).toString("utf8");
}

/**
 * Keyed hash for equality search in a sealed column: the same value gives the same text within one tenant.
 * Normalize before (e-mail in lower case, phone as E.164).
 */
export function blindIndex(keys: TenantKeys, value: string): string {
  return createHmac("sha256", prepared(keys.index))
    .update(`${keys.tenantId}\0${value}`, "utf8")
    .digest("base64url");
}

/** Lower level: one key, any bytes. Used to wrap data keys. */
export function sealBytes(
  with_: { key: Buffer; version: number; aad: string },
  plaintext: Buffer | string,
): string {
  const iv = unusedIv();
  const cipher = createCipheriv("aes-256-gcm", prepared(with_.key), iv);
  cipher.setAAD(Buffer.from(with_.aad, "utf8"));
  const body = typeof plaintext === "string" ? cipher.update(plaintext, "utf8") : cipher.update(plaintext);
  // GCM has given every byte by now; this only ends the tag.
  cipher.final();
  const sealed = Buffer.allocUnsafe(HEADER_BYTES + body.length);
  sealed[0] = FORMAT;
  sealed[1] = with_.version;
  sealed.set(iv, 2);
  sealed.set(cipher.getAuthTag(), 2 + IV_BYTES);
  sealed.set(body, HEADER_BYTES);
  return sealed.toString("base64url");
}

const ivs = Buffer.alloc(IV_BYTES * 256);
let usedIvBytes = ivs.length;

/** Each is given once. Drawn together, because asking for random bytes costs more than the encryption of a short text. */
function unusedIv(): Buffer {
  if (usedIvBytes === ivs.length) {
    randomFillSync(ivs);
    usedIvBytes = 0;
  }
  return ivs.subarray(usedIvBytes, (usedIvBytes += IV_BYTES));
}

/** Lower level counterpart of `sealBytes`. @throws SealBroken */
export function openBytes(with_: { key: Buffer; aad: string }, sealed: string): Buffer {
  return openDecoded(with_, Buffer.from(sealed, "base64url"));
}

function openDecoded(with_: { key: Buffer; aad: string }, bytes: Buffer): Buffer {
  if (bytes.length < HEADER_BYTES || bytes[0] !== FORMAT) throw new SealBroken("not a sealed value");
  const decipher = createDecipheriv("aes-256-gcm", prepared(with_.key), bytes.subarray(2, 2 + IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(with_.aad, "utf8"));
  decipher.setAuthTag(bytes.subarray(2 + IV_BYTES, HEADER_BYTES));
  try {
    const plaintext = decipher.update(bytes.subarray(HEADER_BYTES));
    decipher.final();
    return plaintext;
  } catch (cause) {
    throw new SealBroken("altered, moved or sealed with another key", { cause });
  }
}

const preparedKeys = new WeakMap<Buffer, KeyObject>();

/** A key given as bytes is examined anew at every use, which costs more than the encryption. */
function prepared(key: Buffer): KeyObject {
  let object = preparedKeys.get(key);
  if (object === undefined) preparedKeys.set(key, (object = createSecretKey(key)));
  return object;
}

function fullAad(keys: SealKeys, aad: string): string {
  return `${keys.tenantId}|${aad}`;
}

/** Any value that JSON can tell, sealed as `sealText` does. */
export function sealJson(keys: SealKeys, aad: string, value: unknown): string {
  return sealText(keys, aad, JSON.stringify(value));
}

/** What `sealJson` sealed for the same tenant and place; the column says of what type it is. */
export function openJson<T>(keys: SealKeys, aad: string, sealed: string): T {
  return JSON.parse(openText(keys, aad, sealed)) as T;
}
