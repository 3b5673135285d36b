import { expect, test } from "vitest";
import { Arrivals } from "./arrivals.ts";
import { OneAtATime } from "./one-at-a-time.ts";

test("Work runs in the order in which it was asked for, and a failure stops nobody else", async () => {
  const done: number[] = [];
  const queue = new OneAtATime();
  const failing = queue.run(async () => {
    await Promise.resolve();
    done.push(1);
    throw new Error("a failure");
  });
  const next = queue.run(async () => done.push(2));
  await expect(failing).rejects.toThrow("a failure");
  await next;
  await queue.settled();
  expect(done).toEqual([1, 2]);
});

test("What several wait for comes once, and again for whoever asks after a failure", async () => {
  let brought = 0;
  const arrivals = new Arrivals();
  const fail = () => arrivals.await("one", () => ((brought += 1), Promise.reject(new Error("away"))));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow("away");
  expect(brought).toBe(1);
  await arrivals.await("one", async () => void (brought += 1));
  expect(brought).toBe(2);
});
