import { describe, expect, test } from "vitest";
import { readJsonBody } from "./read-body.ts";
import { readFormBody } from "./read-form-body.ts";
import { limitedBody, readRawBody } from "./read-raw-body.ts";

const KIB = 1024;

/** A body of blanks in pieces of 1 KiB that never ends, and how much of it was taken. */
function endless(type: string, headers: Record<string, string> = {}) {
  const taken = { kib: 0 };
  const body = new ReadableStream({
    pull(controller) {
      taken.kib += 1;
      controller.enqueue(new Uint8Array(KIB).fill(0x20));
    },
  });
  const init = { method: "POST", body, duplex: "half", headers: { "content-type": type, ...headers } };
  return { request: new Request("http://localhost/x", init as RequestInit), taken };
}

const readers: [name: string, type: string, read: (request: Request) => Promise<unknown>][] = [
  ["JSON", "application/json", (request) => readJsonBody(request)],
  ["a form", "application/x-www-form-urlencoded", (request) => readFormBody(request)],
  ["raw bytes", "application/octet-stream", (request) => readRawBody(request, 16 * KIB)],
  [
    "a stream",
    "multipart/form-data",
    async (request) => {
      for await (const _ of limitedBody(request, 16 * KIB));
    },
  ],
];

describe("reading a body", () => {
  test.each(readers)("of %s without a length stops at the limit", async (_, type, read) => {
    const { request, taken } = endless(type);
    await expect(read(request)).rejects.toMatchObject({
      kind: "too-large",
      details: { code: "body.tooLarge" },
    });
    expect(taken.kib).toBeLessThan(70);
  });

  test.each(readers)("of %s that says it is too long takes nothing of it", async (_, type, read) => {
    const { request, taken } = endless(type, { "content-length": String(10_000 * KIB) });
    await expect(read(request)).rejects.toMatchObject({
      kind: "too-large",
      details: { code: "body.tooLarge" },
    });
    expect(taken.kib).toBeLessThan(2);
  });

  test.each(readers)("of %s that breaks off is the caller's mistake", async (_, type, read) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    const init = { method: "POST", body, duplex: "half", headers: { "content-type": type } };
    const request = new Request("http://localhost/x", init as RequestInit);
    await expect(read(request)).rejects.toMatchObject({ details: { code: "body.incomplete" } });
  });

  test.each([undefined, "9"])("gives what was sent, with the length %s", async (length) => {
    const headers = { "content-type": "application/json", ...(length && { "content-length": length }) };
    const request = new Request("http://localhost/x", { method: "POST", body: '{"é":1}', headers });
    expect(await readJsonBody(request)).toEqual({ é: 1 });
  });
});

describe("a NUL in a JSON body", () => {
  const send = (body: string) =>
    readJsonBody(
      new Request("http://localhost/x", {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      }),
    );

  test.each([
    ['{"buyer":{"city":"A\\u0000"}}', "buyer.city"],
    ['{"plans":[{"id":"a"},{"id":"\\u0000"}]}', "plans.1.id"],
    ['{"buyer":{"a\\u0000b":1}}', "buyer"],
    ['"\\u0000"', "body"],
  ])("of %s is refused by the name of its field", async (body, field) => {
    const details = {
      code: "body.nulCharacter",
      fields: { [field]: "Text may not contain NUL characters." },
    };
    await expect(send(body)).rejects.toMatchObject({ kind: "invalid", details });
  });

  test("is found however deep it lies", async () => {
    const body = `${"[".repeat(20_000)}"\\u0000"${"]".repeat(20_000)}`;
    await expect(send(body)).rejects.toMatchObject({ kind: "invalid" });
  });

  test("is none where somebody only writes about one", async () => {
    expect(await send('{"note":"\\\\u0000"}')).toEqual({ note: "\\u0000" });
  });
});
