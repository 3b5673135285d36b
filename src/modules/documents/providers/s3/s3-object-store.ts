import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { checkedObjectKey, type ObjectStore } from "../object-store.ts";

interface Location {
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
  readonly endpoint: string | undefined;
}

/** Smallest part that S3 takes; two of them are held at most. */
const PART_BYTES = 5 * 1024 * 1024;

interface Place {
  readonly client: S3Client;
  readonly target: { readonly Bucket: string; readonly Key: string };
}

/**
 * Objects in a bucket. Small ones go in one call, others in parts that appear together at the end, so that a name never
 * shows half an object. Credentials are the SDK's business; bytes arrive here sealed.
 */
export function s3ObjectStore({ bucket, prefix, region, endpoint }: Location): ObjectStore {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
  });
  const placeOf = (key: string): Place => {
    const checked = checkedObjectKey(key);
    return { client, target: { Bucket: bucket, Key: prefix === "" ? checked : `${prefix}/${checked}` } };
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      const pieces = piecesOf(bytes);
      const first = await pieces.next();
      const second = await pieces.next();
      if (second.done) {
        const Body = first.done ? Buffer.alloc(0) : first.value;
        await client.send(new PutObjectCommand({ ...place.target, Body }));
        return;
      }
      await putParts(place, followed([first.value as Buffer, second.value], pieces));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(placeOf(key).target));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(placeOf(key).target));
    },
  };
}

/** @throws what `pieces` throws, after the parts sent so far were given up */
async function putParts({ client, target }: Place, pieces: AsyncIterable<Buffer>): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  try {
    const parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const Body of pieces) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
    }
    const whole = { ...target, UploadId, MultipartUpload: { Parts: parts } };
    await client.send(new CompleteMultipartUploadCommand(whole));
  } catch (error) {
    await giveUp(client, new AbortMultipartUploadCommand({ ...target, UploadId }));
    throw error;
  }
}

/** Parts of an unfinished object are invisible and cleared by the bucket's own rule; why it ended matters more. */
async function giveUp(client: S3Client, abort: AbortMultipartUploadCommand): Promise<void> {
  await client.send(abort).catch(() => undefined);
}

/** Cuts a stream into parts; only the last one is smaller. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    const piece = Buffer.concat(held);
    held = [];
    size = 0;
    yield piece;
  }
  if (size > 0) yield Buffer.concat(held);
}

async function* followed(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // Let go of each part once it is sent.
  for (let piece = first.shift(); piece !== undefined; piece = first.shift()) yield piece;
  yield* rest;
}
