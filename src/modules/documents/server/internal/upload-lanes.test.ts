import { expect, test } from "vitest";
import { UploadLanes } from "./upload-lanes.ts";

test("runs as many at the same time as there are lanes, in the order of asking, whatever fails", async () => {
  const lanes = new UploadLanes(3);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (index: number) =>
    lanes.take("one", async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 2 === 0) throw new Error("refused");
    });
  const all = Array.from({ length: 20 }, (_, index) => index);
  const ends = await Promise.allSettled(all.map((index) => work(index)));
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(10);
  expect(most).toBe(3);
  expect(started).toEqual(all);
});

test("makes nobody wait for somebody else, and forgets who is done", async () => {
  const lanes = new UploadLanes(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = lanes.take("one", () => promise);
  expect(await lanes.take("two", () => Promise.resolve("done"))).toBe("done");
  resolve();
  await first;
  expect(await lanes.take("one", () => Promise.resolve("again"))).toBe("again");
});
