import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";

let app: ComposedApp;
let server: { port: number; close(): Promise<void> };
beforeAll(async () => {
  app = await makeComposedApp();
  server = await app.listen();
}, 120_000);
afterAll(async () => {
  await server.close();
  await app.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Unlike fetch, this neither asks for compression by itself nor undoes it. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port: server.port, path, method, headers: { host: "localhost", ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

const PATH = "/public/inventory/vehicles?make=Toyota&sort=price-asc";
const json = ({ body }: Answer) =>
  JSON.parse(body.toString()) as { vehicles: { id: string; priceCents: number }[] };
const plainHeaders = ({ headers }: Answer) => {
  const { "x-correlation-id": _id, date: _date, ...rest } = headers;
  return rest;
};

describe("A public answer that is asked for again", () => {
  it("is the first one, byte by byte and header by header, with a correlation id of its own", async () => {
    const first = await ask(PATH);
    const second = await ask(PATH);
    expect(first.status).toBe(200);
    expect(second.body.equals(first.body)).toBe(true);
    expect(plainHeaders(second)).toEqual(plainHeaders(first));
    expect(second.headers["x-correlation-id"]).toMatch(/^\w{20}$/);
    expect(second.headers["x-correlation-id"]).not.toBe(first.headers["x-correlation-id"]);
    const own = await ask(PATH, { "x-correlation-id": "my-own-id-1" });
    expect(own.headers["x-correlation-id"]).toBe("my-own-id-1");
  });

  it("is not sent twice to a caller who keeps it, and compressed for one who can read it", async () => {
    const { headers, body } = await ask(PATH);
    const known = await ask(PATH, { "if-none-match": String(headers["etag"]) });
    expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    const coded = () => ask(PATH, { "accept-encoding": "gzip, br" });
    await expect.poll(async () => (await coded()).headers["content-encoding"]).toBe("br");
    const small = await coded();
    expect(brotliDecompressSync(small.body).equals(body)).toBe(true);
    expect(small.body.byteLength).toBeLessThan(body.byteLength / 3);
    expect(small.headers["vary"]).toBe("accept-encoding");
  });

  it("belongs to one retailer", async () => {
    const [ours, theirs] = [await ask(PATH), await ask(PATH, { host: "harbor.localhost" })];
    expect(theirs.body.equals(ours.body)).toBe(false);
    expect((await ask(PATH, { host: "harbor.localhost" })).body.equals(theirs.body)).toBe(true);
  });

  it("is made anew within a second of a change", async () => {
    const before = await ask(PATH);
    const [cheapest] = json(before).vehicles;
    await app.database.owner.query("update vehicle set price_cents = price_cents - 1 where id = $1", [
      cheapest!.id,
    ]);
    await expect
      .poll(async () => json(await ask(PATH)).vehicles[0]?.priceCents, { timeout: 1_000 })
      .toBe(cheapest!.priceCents - 1);
    const after = await ask(PATH, { "if-none-match": String(before.headers["etag"]) });
    expect(after.status).toBe(200);
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  });

  it("hides no refusal: a wrong token, a wrong method or a wrong question is told as ever", async () => {
    await ask(PATH);
    expect((await ask(PATH, { authorization: "Bearer nonsense" })).status).toBe(401);
    expect((await ask(PATH, {}, "DELETE")).status).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      expect((await ask(`${PATH}&facets=wheels`)).status).toBe(400);
      expect((await ask("/public/inventory/vehicles/nothing-here")).status).toBe(404);
    }
  });
});
