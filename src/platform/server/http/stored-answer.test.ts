import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { StoredAnswer } from "./stored-answer.ts";

const text = JSON.stringify({ vehicles: Array.from({ length: 100 }, (_, at) => ({ at, make: "Toyota" })) });
const nothing = { acceptEncoding: undefined, ifNoneMatch: undefined };

function stored(): { answer: StoredAnswer; grown: number[] } {
  const grown: number[] = [];
  const plain = new TextEncoder().encode(text);
  return {
    answer: new StoredAnswer({
      plain,
      headers: { "cache-control": "no-cache" },
      onGrow: (bytes) => grown.push(bytes),
    }),
    grown,
  };
}

describe("a stored answer", () => {
  test("is sent as it is to callers who name no coding", () => {
    const sent = stored().answer.answer(nothing);
    expect(sent.status).toBe(200);
    expect(Buffer.from(sent.body!).toString()).toBe(text);
    expect(sent.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-length": String(text.length),
      "cache-control": "no-cache",
      vary: "accept-encoding",
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/u) as string,
    });
    expect(sent.headers["content-encoding"]).toBeUndefined();
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is compressed with %s soon after the second caller who reads it", async (coding, open) => {
    const { answer, grown } = stored();
    const asked = { ...nothing, acceptEncoding: coding };
    expect(answer.answer(asked).headers["content-encoding"]).toBeUndefined();
    answer.answer(asked);
    await expect.poll(() => answer.answer(asked).headers["content-encoding"]).toBe(coding);
    const sent = answer.answer(asked);
    expect(open(sent.body!).toString()).toBe(text);
    expect(sent.headers["content-length"]).toBe(String(sent.body!.byteLength));
    expect(grown).toEqual([sent.body!.byteLength]);
    expect(answer.answer(nothing).headers["content-encoding"]).toBeUndefined();
  });

  test("is not sent again to who has it", () => {
    const { answer } = stored();
    const etag = answer.answer(nothing).headers["etag"]!;
    for (const ifNoneMatch of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      expect(answer.answer({ ...nothing, ifNoneMatch })).toMatchObject({ status: 304, body: null });
    }
    expect(answer.answer({ ...nothing, ifNoneMatch: '"other"' }).status).toBe(200);
  });
});
