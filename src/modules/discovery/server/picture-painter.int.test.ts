import { expect, test } from "vitest";
import type { PictureOrder } from "../domain/picture-order.ts";
import { PicturePainter } from "./picture-painter.ts";

const icon = (letter: string): PictureOrder => ({
  kind: "icon",
  size: 32,
  svg: null,
  letter,
  ground: "#000000",
  text: "#ffffff",
});

/** However long a busy machine takes to start a thread, these get their picture. */
const patient = { deadlineMs: 100_000 };

test("paints one picture once for everybody who asks at the same time, and keeps it", async () => {
  const painter = new PicturePainter(patient);
  const [first, second] = await Promise.all([painter.paint(icon("A")), painter.paint(icon("A"))]);
  expect(second).toBe(first);
  expect(await painter.paint(icon("A"))).toBe(first);
  await painter.close();
});

test("refuses more than may wait, and goes on afterwards", async () => {
  const painter = new PicturePainter({ ...patient, queueLimit: 2 });
  const asked = ["A", "B", "C"].map((letter) => painter.paint(icon(letter)));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  await expect(painter.paint(icon("C"))).resolves.toBeInstanceOf(Uint8Array);
  await painter.close();
});

test("forgets the oldest when there is no room, and ends when nobody asks", async () => {
  const painter = new PicturePainter({ ...patient, keptBytes: 1, idleMs: 1 });
  const first = await painter.paint(icon("A"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const again = await painter.paint(icon("A"));
  expect(again).not.toBe(first);
  expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true);
  await painter.close();
});

test("says so when a picture takes too long, and starts anew for the next", async () => {
  // No thread is there within a millisecond.
  const painter = new PicturePainter({ deadlineMs: 1 });
  for (const letter of ["A", "B"])
    await expect(painter.paint(icon(letter))).rejects.toMatchObject({ details: { code: "picture.busy" } });
  await painter.close();
});

test("fails the picture and not the process when a drawing is broken", async () => {
  const painter = new PicturePainter(patient);
  await expect(painter.paint({ ...icon("A"), svg: "<svg" } as PictureOrder)).rejects.toThrow();
  await expect(painter.paint(icon("B"))).resolves.toBeInstanceOf(Uint8Array);
  await painter.close();
});
