import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { SharedAssets } from "./shared-assets.ts";
import { StaticFiles } from "./static-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "forecourt-builds-"));
let own: TestDatabase;
let builds = 0;

beforeAll(async () => {
  own = await makeTestDatabase();
});
afterEach(async () => {
  await own.database.owner.query("delete from web_build");
});
afterAll(async () => {
  await own.close();
  rmSync(folder, { recursive: true });
});

/** A server of a build that has these files, before it has told anybody. */
function serverWith(files: Readonly<Record<string, string>>): SharedAssets {
  const build = path.join(folder, String((builds += 1)));
  mkdirSync(path.join(build, "assets"), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(build, "assets", name), content);
    writeFileSync(path.join(build, "assets", `${name}.br`), brotliCompressSync(content));
  }
  return new SharedAssets(own.database.system, new StaticFiles(build));
}

async function started(files: Readonly<Record<string, string>>): Promise<SharedAssets> {
  const server = serverWith(files);
  await server.publish();
  return server;
}

/** What the server answers a browser: a status for files that are nowhere. */
async function read(server: SharedAssets, name: string): Promise<string | number | undefined> {
  const pathname = `/assets/${name}`;
  const answer = await server.respond(new Request(`http://x${pathname}`), pathname);
  return answer?.status === 200 ? answer.text() : answer?.status;
}

it("a page of either build finds its scripts at a server of the other", async () => {
  const old = await started({ "kit-1.js": "kit", "search-1.js": "old search" });
  const fresh = await started({ "kit-1.js": "kit", "search-2.js": "new search" });
  expect(await read(fresh, "search-1.js")).toBe("old search");
  expect(await read(old, "search-2.js")).toBe("new search");
  expect(await read(fresh, "kit-1.js")).toBe("kit");
});

it("answers another build's file as its own: typed, compressed, kept for good", async () => {
  const old = await started({ "search-1.js": "old search" });
  const fresh = await started({ "search-2.js": "new search" });
  const asked = new Request("http://x/assets/search-1.js", { headers: { "accept-encoding": "br" } });
  const [own1, other] = await Promise.all(
    [old, fresh].map(async (server) => server.respond(asked, "/assets/search-1.js")),
  );
  expect([...other!.headers]).toEqual([...own1!.headers]);
  expect(other!.headers.get("content-encoding")).toBe("br");
  expect(await other!.arrayBuffer()).toEqual(await own1!.arrayBuffer());
});

it("keeps the files of the build and of the two before it, however often each was started", async () => {
  const scripts = ["a", "b", "c", "d"].map((name) => ({ [`${name}.js`]: name }));
  for (const files of [...scripts.slice(0, 3), ...scripts.slice(1, 3)]) await started(files);
  const last = await started(scripts[3]!);
  const found = await Promise.all(["a.js", "b.js", "c.js"].map((name) => read(last, name)));
  expect(found).toEqual([404, "b", "c"]);
});

it("a file that three builds share outlives the first of them", async () => {
  for (const at of [1, 2, 3, 4]) await started({ "kit.js": "kit", [`page-${at}.js`]: "page" });
  expect(await read(serverWith({}), "kit.js")).toBe("kit");
});

it("answers what no build has with 404 and never with a page", async () => {
  const server = await started({ "kit-1.js": "kit" });
  const answers = await Promise.all(
    ["/assets/gone.js", "/assets/a/b.js", "/assets/%00"].map(async (pathname) =>
      server.respond(new Request(`http://x${pathname}`), pathname),
    ),
  );
  expect(answers.map((answer) => [answer?.status, answer?.headers.get("content-type")])).toEqual(
    answers.map(() => [404, "text/plain; charset=utf-8"]),
  );
  expect(await server.respond(new Request("http://x/search"), "/search")).toBeUndefined();
});

it("servers of one build may start at the same moment", async () => {
  const files = { "kit-1.js": "kit", "search-1.js": "search" };
  await Promise.all([started(files), started(files), started(files)]);
  expect(await read(serverWith({}), "search-1.js")).toBe("search");
});
