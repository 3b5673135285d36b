import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { freshPng, makeTrackerWorld, type TrackerWorld, upload } from "#tests/support/tracker-world.ts";
import { requireOwnedDeal } from "./internal/require-owned-deal.ts";
import { deleteDocument } from "./delete-document.ts";
import { KILOBYTES } from "./internal/upload-limits.ts";
import { listDocuments } from "./list-documents.ts";

let world: TrackerWorld;
beforeAll(async () => {
  world = await makeTrackerWorld();
});
afterAll(() => world.close());

const HOUR = 3_600;
const newDeal = async () => (await world.submittedOrder()).deal.dealId;
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, bytes: freshPng() }));

/** Sends pictures in one request; answers 200 or the code of the refusal. */
async function send(dealId: string, files: readonly { name: string; bytes: Uint8Array }[]): Promise<string> {
  try {
    await upload(world.ctx, { dealId, type: "Other", files });
    return "200";
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.details.code;
  }
}

const listed = async (dealId: string) =>
  (await listDocuments(world.ctx, { dealId })).filter(({ id }) => id !== null).length;

async function storedObjects(dealId: string): Promise<number> {
  const all = await readdir(world.objects, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile() && entry.parentPath.includes(dealId)).length;
}

test("40 requests of ten files at once store exactly the 20 files of an hour, and leave no other bytes", async () => {
  const dealId = await newDeal();
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(dealId, pictures(10))));
  const refused = answers.filter((answer) => answer !== "200");
  expect(new Set(refused)).toEqual(new Set(["upload.tooManyThisHour"]));
  expect(answers.length - refused.length).toBe(2);
  expect(await listed(dealId)).toBe(20);
  expect(await storedObjects(dealId)).toBe(20);
});

test("single files at once fill the hour to the last file", async () => {
  const dealId = await newDeal();
  expect(await send(dealId, pictures(10))).toBe("200");
  const answers = await Promise.all(Array.from({ length: 25 }, () => send(dealId, pictures(1))));
  expect(answers.filter((answer) => answer === "200")).toHaveLength(10);
  expect(await listed(dealId)).toBe(20);
});

test("files that are refused take nothing from the hour", async () => {
  const dealId = await newDeal();
  const wrong = { name: "a.png", bytes: Buffer.from("no picture") };
  for (let round = 0; round < 25; round += 1)
    expect(await send(dealId, [...pictures(1), wrong])).not.toMatch(/200|tooMany/u);
  expect(await listed(dealId)).toBe(0);
  expect(await send(dealId, pictures(10))).toBe("200");
  expect(await send(dealId, pictures(10))).toBe("200");
  await expect(upload(world.ctx, { dealId, type: "Other", files: pictures(1) })).rejects.toMatchObject({
    kind: "limited",
    details: { code: "upload.tooManyThisHour", retryAfterSeconds: HOUR },
  });
});

test("the same files again are the same documents and take nothing from the hour", async () => {
  const dealId = await newDeal();
  const files = pictures(10);
  for (let round = 0; round < 3; round += 1) expect(await send(dealId, files)).toBe("200");
  expect(await send(dealId, pictures(10))).toBe("200");
  expect(await listed(dealId)).toBe(20);
});

test("files that were removed still count in the hour they came in", async () => {
  const dealId = await newDeal();
  for (let round = 0; round < 2; round += 1) expect(await send(dealId, pictures(10))).toBe("200");
  for (const { id } of await listDocuments(world.ctx, { dealId }))
    if (id !== null) await deleteDocument(world.ctx, { dealId, documentId: id });
  expect(await send(dealId, pictures(1))).toBe("upload.tooManyThisHour");
  world.clock.advance({ seconds: HOUR });
  expect(await send(dealId, pictures(10))).toBe("200");
});

test("somebody who sends nothing but refused files is stopped after 60 requests", async () => {
  const dealId = await newDeal();
  const wrong = [{ name: "a.png", bytes: Buffer.from("no picture") }];
  for (let round = 0; round < 60; round += 1) expect(await send(dealId, wrong)).not.toMatch(/200|tooMany/u);
  expect(await send(dealId, wrong)).toBe("upload.tooManyThisHour");
});

test("requests that were counted at the same time never fill a deal beyond 60 files", async () => {
  const dealId = await newDeal();
  for (const count of [10, 10, 10, 10, 5]) {
    expect(await send(dealId, pictures(count))).toBe("200");
    world.clock.advance({ seconds: HOUR / 2 + 1 });
  }
  world.clock.advance({ seconds: HOUR });
  const answers = await Promise.all([send(dealId, pictures(10)), send(dealId, pictures(10))]);
  expect(answers.toSorted()).toEqual(["200", "upload.dealFull"]);
  expect(await listed(dealId)).toBe(55);
  expect(await storedObjects(dealId)).toBe(55);
  world.clock.advance({ seconds: HOUR });
  expect(await send(dealId, pictures(6))).toBe("upload.dealFull");
  expect(await send(dealId, pictures(5))).toBe("200");
  expect(await listed(dealId)).toBe(60);
});

test("a full deal still takes a file in place of another one", async () => {
  const dealId = await newDeal();
  for (let round = 0; round < 6; round += 1) {
    expect(await send(dealId, pictures(10))).toBe("200");
    world.clock.advance({ seconds: HOUR });
  }
  const [first] = await listDocuments(world.ctx, { dealId }).then((all) =>
    all.filter(({ id }) => id !== null),
  );
  const again = { dealId, type: "Other" as const, files: pictures(1), replaces: first!.id! };
  await upload(world.ctx, again);
  expect(await listed(dealId)).toBe(60);
});

test("more than 200 MB a day are refused, whatever the hour, and say when more may come", async () => {
  const order = await world.submittedOrder();
  const { dealId } = order.deal;
  const key = (await world.ctx.db.transaction((trx) => requireOwnedDeal(trx, world.ctx, dealId))).id;
  await hitRateLimit(world.ctx, { ...KILOBYTES, key, hits: 199 * 1024 });
  world.clock.advance({ seconds: 2 * HOUR });
  const picture = () => [{ name: "a.png", bytes: freshPng(700 * 1024) }];
  expect(await send(dealId, picture())).toBe("200");
  await expect(upload(world.ctx, { dealId, type: "Other", files: picture() })).rejects.toMatchObject({
    kind: "limited",
    details: { code: "upload.tooMuchToday", retryAfterSeconds: 22 * HOUR },
  });
  expect(await storedObjects(dealId)).toBe(1);
  world.clock.advance({ seconds: 22 * HOUR });
  expect(await send(dealId, picture())).toBe("200");
});
