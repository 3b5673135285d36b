import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import {
  openBytes,
  SealBroken,
  sealBytes,
  type TenantKeys,
} from "#platform/server/crypto/field-encryption.ts";

/**
 * Layout: "FCO1", 1 byte key version, 2 bytes length of the wrapped data key, the wrapped key, then frames of
 * 64 KiB plain text, each followed by its tag. The nonce is the frame's number and whether it is the last,
 * so frames cannot be dropped, swapped or cut off. The data key is used for one object only.
 */
const MAGIC = Buffer.from("FCO1");
const FRAME = 64 * 1024;
const TAG = 16;

interface Place {
  readonly keys: TenantKeys;
  /** The object's key; bytes moved to another place do not open. */
  readonly aad: string;
}

const wrapAad = ({ keys, aad }: Place): string => `${keys.tenantId}|object|${aad}`;

/** Encrypts bytes as they pass, holding one frame in memory. */
export async function* sealStream(
  place: Place,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const version = place.keys.currentVersion;
  const sealingKey = place.keys.sealing.get(version);
  if (!sealingKey) throw new SealBroken(`no sealing key of version ${version}`);
  const dataKey = randomBytes(32);
  const wrapped = Buffer.from(sealBytes({ key: sealingKey, version, aad: wrapAad(place) }, dataKey));
  const header = Buffer.alloc(3);
  header.writeUInt8(version, 0);
  header.writeUInt16BE(wrapped.length, 1);
  yield Buffer.concat([MAGIC, header, wrapped]);
  let index = 0;
  for await (const { frame, isLast } of frames(plain, FRAME)) {
    const cipher = createCipheriv("aes-256-gcm", dataKey, nonce(index, isLast));
    yield Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/** Decrypts what `sealStream` made for the same place. Each frame is checked before it is passed on. @throws SealBroken */
export async function* openStream(
  place: Place,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const source = sealed[Symbol.asyncIterator]();
  try {
    yield* openFrames(place, source);
  } finally {
    // A reader that leaves early must not keep the file or connection open.
    await source.return?.();
  }
}

async function* openFrames(place: Place, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { dataKey, rest } = await readHeader(place, source);
  let index = 0;
  for await (const { frame, isLast } of frames(following(rest, source), FRAME + TAG)) {
    const decipher = createDecipheriv("aes-256-gcm", dataKey, nonce(index, isLast), { authTagLength: TAG });
    if (frame.length < TAG) throw new SealBroken("cut off");
    decipher.setAuthTag(frame.subarray(frame.length - TAG));
    try {
      yield Buffer.concat([decipher.update(frame.subarray(0, frame.length - TAG)), decipher.final()]);
    } catch (cause) {
      throw new SealBroken("altered, cut off or sealed with another key", { cause });
    }
    index += 1;
  }
}

function nonce(index: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(index, 7);
  bytes.writeUInt8(isLast ? 1 : 0, 11);
  return bytes;
}

async function readHeader(place: Place, source: AsyncIterator<Uint8Array>) {
  let bytes: Buffer = Buffer.alloc(0);
  const need = async (length: number) => {
    while (bytes.length < length) {
      const next = await source.next();
      if (next.done) throw new SealBroken("not a sealed object");
      bytes = Buffer.concat([bytes, next.value]);
    }
  };
  await need(7);
  if (!bytes.subarray(0, 4).equals(MAGIC)) throw new SealBroken("not a sealed object");
  const end = 7 + bytes.readUInt16BE(5);
  await need(end);
  const key = place.keys.sealing.get(bytes.readUInt8(4));
  if (!key) throw new SealBroken("sealed with an unknown key");
  const dataKey = openBytes({ key, aad: wrapAad(place) }, bytes.subarray(7, end).toString());
  return { dataKey, rest: bytes.subarray(end) };
}

async function* following(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

/** Cuts a stream into equal pieces; the last one, perhaps empty, is marked. */
async function* frames(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ frame: Buffer; isLast: boolean }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    while (held.length > size) {
      yield { frame: held.subarray(0, size), isLast: false };
      held = held.subarray(size);
    }
  }
  yield { frame: held, isLast: true };
}
