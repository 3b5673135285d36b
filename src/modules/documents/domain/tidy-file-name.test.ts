import { expect, test } from "vitest";
import { tidyFileName } from "./tidy-file-name.ts";

test.each([
  ["../../etc/passwd", "passwd"],
  [String.raw`C:\fakepath\license.png`, "license.png"],
  ["my %22new%22 car.pdf", 'my "new" car.pdf'],
  [" \u0000\u0007note.pdf\n", "note.pdf"],
  [`${"a".repeat(200)}.png`, `${"a".repeat(116)}.png`],
  ["card\u202Egnp.exe\u202C.png", "cardgnp.exe.png"],
  [`${"😀".repeat(80)}.jpeg`, `${"😀".repeat(57)}.jpeg`],
  ["family 👨‍👩‍👧.png", "family 👨‍👩‍👧.png"],
])("%j is listed as %j", (sent, listed) => {
  expect(tidyFileName(sent)).toBe(listed);
});
