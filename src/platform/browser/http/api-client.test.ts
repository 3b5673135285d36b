import { describe, expect, it } from "vitest";
import { createApiClient } from "./api-client.ts";
import { SessionStore, type TokenAnswer } from "../session/session-store.ts";

const jwt = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
const answer = (number: number): TokenAnswer => ({
  accessToken: `access-${number}`,
  idToken: jwt({ given_name: "Zoë", family_name: "Lee", email: "zoe@example.com" }),
  expiresIn: 600,
});
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

type Handler = (path: string, init: RequestInit & { headers: Headers }) => Response | Promise<Response>;

function makeWorld(handler: Handler) {
  const memory = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  let now = 1_800_000_000_000;
  const storages = { tab: memory(), shared: memory(), now: () => now };
  const session = new SessionStore(storages);
  const calls: { path: string; headers: Headers; method: string }[] = [];
  let ids = 0;
  const client = createApiClient({
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const path = input instanceof Request ? input.url : input.toString();
      calls.push({ path, headers, method: init?.method ?? "GET" });
      init?.signal?.throwIfAborted();
      return handler(path, { ...init, headers });
    },
    session,
    locks: undefined,
    randomId: () => `id-${(ids += 1)}`,
    callerId: () => "caller",
    sessionId: () => "tab",
    pause: async () => {},
  });
  return { client, session, storages, calls, advance: (ms: number) => (now += ms) };
}

describe("the API client", () => {
  it("sends ids with every call, and tokens once somebody is signed in", async () => {
    const { client, session, calls } = makeWorld(() => json({ ok: true }));
    await client.get("/public/x", { query: { q: "a b", page: 2, none: undefined } });
    session.start(answer(1));
    await client.post("/api/y", { a: 1 });
    expect(calls[0]?.path).toBe("/public/x?q=a+b&page=2");
    expect(calls[0]?.headers.has("authorization")).toBe(false);
    expect(Object.fromEntries(calls[1]!.headers)).toMatchObject({
      authorization: "Bearer access-1",
      "x-id-token": answer(1).idToken,
      "x-correlation-id": "id-2",
      "x-caller-id": "caller",
      "x-session-id": "tab",
      "content-type": "application/json",
    });
  });

  it("turns the error envelope into a typed error", async () => {
    const envelope = {
      code: "vehicle.unavailable",
      message: "Gone.",
      correlationId: "c",
      fields: { vin: "Sold." },
    };
    const { client } = makeWorld(
      () => new Response(JSON.stringify(envelope), { status: 409, headers: { "retry-after": "7" } }),
    );
    await expect(client.get("/api/x")).rejects.toMatchObject({
      ...envelope,
      status: 409,
      retryAfterSeconds: 7,
    });
  });

  it("stays calm about answers that are not ours", async () => {
    const { client } = makeWorld(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(client.get("/api/x")).rejects.toMatchObject({
      status: 502,
      code: "unexpected",
      message: "An error occurred. Please try again.",
      fields: {},
    });
  });

  it("refreshes once for many calls whose token was refused, and repeats them", async () => {
    let refreshes = 0;
    const { client, session } = makeWorld((path, { headers }) => {
      if (path === "/public/identity/token") return json(answer((refreshes += 1) + 1));
      return headers.get("authorization") === "Bearer access-2"
        ? json({ path })
        : json({ code: "auth.tokenInvalid" }, 401);
    });
    session.start(answer(1));
    const answers = await Promise.all(["/a", "/b", "/c"].map((path) => client.get(path)));
    expect(answers).toEqual([{ path: "/a" }, { path: "/b" }, { path: "/c" }]);
    expect(refreshes).toBe(1);
  });

  it("does not go round in circles when the new token is refused too", async () => {
    const { client, session, calls } = makeWorld((path) =>
      path === "/public/identity/token" ? json(answer(2)) : json({ code: "auth.tokenInvalid" }, 401),
    );
    session.start(answer(1));
    await expect(client.get("/a")).rejects.toMatchObject({ status: 401 });
    expect(calls.map((call) => call.path)).toEqual(["/a", "/public/identity/token", "/a"]);
  });

  it("asks for new tokens before they end, but lets a call go first that has to outlive its page", async () => {
    const { client, session, calls, advance } = makeWorld((path) =>
      json(path === "/public/identity/token" ? answer(2) : { ok: true }),
    );
    session.start(answer(1));
    advance(595_000);
    await client.post("/public/leads/contact", {}, { keepalive: true, idempotencyKey: "once" });
    await client.post("/api/y", {});
    expect(calls.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer access-1",
      null,
      "Bearer access-2",
    ]);
    expect(calls[1]?.path).toBe("/public/identity/token");
  });

  it("ends the session when it cannot be refreshed, and says it expired", async () => {
    const { client, session, storages } = makeWorld(() => json({ code: "identity.sessionExpired" }, 401));
    session.start(answer(1));
    await expect(client.get("/a")).rejects.toMatchObject({ status: 401 });
    expect(session.state).toEqual({ status: "signed-out", expired: true });
    expect(storages.tab.getItem("fc.tokens")).toBeNull();
  });

  it("keeps the session when the server could not be asked", async () => {
    const { client, session } = makeWorld((path) => {
      if (path === "/public/identity/token") throw new TypeError("offline");
      return json({}, 401);
    });
    session.start(answer(1));
    await expect(client.get("/a")).rejects.toMatchObject({ code: "network.unreachable" });
    expect(session.state.status).toBe("signed-in");
  });

  it("asks for tokens first in a new tab, and before they run out", async () => {
    const { client, session, storages, calls, advance } = makeWorld((path) =>
      path === "/public/identity/token" ? json(answer(calls.length)) : json({}),
    );
    storages.shared.setItem("fc.signed-in", "1");
    await client.get("/a");
    advance(595_000);
    await client.get("/b");
    expect(calls.map((call) => call.path)).toEqual([
      "/public/identity/token",
      "/a",
      "/public/identity/token",
      "/b",
    ]);
    expect(session.state).toMatchObject({ status: "signed-in", person: { firstName: "Zoë" } });
  });

  it("does not treat a refused sign-in as an expired session", async () => {
    const { client, calls } = makeWorld(() => json({ code: "identity.signInFailed", message: "No." }, 401));
    await expect(client.post("/public/identity/sign-in", {})).rejects.toMatchObject({
      code: "identity.signInFailed",
    });
    expect(calls).toHaveLength(1);
  });

  it("repeats reads and keyed writes when the connection breaks, with the same key", async () => {
    let broken = 2;
    const { client, calls } = makeWorld(() => {
      if (broken > 0) {
        broken -= 1;
        throw new TypeError("connection reset");
      }
      return json({ done: true });
    });
    await client.post("/api/orders", {}, { idempotencyKey: true });
    const keys = calls.map((call) => call.headers.get("idempotency-key"));
    expect(calls).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^id-/);
  });

  it("sends a write without a key once", async () => {
    const { client, calls } = makeWorld(() => {
      throw new TypeError("connection reset");
    });
    await expect(client.post("/api/x", {})).rejects.toMatchObject({
      status: 0,
      code: "network.unreachable",
      message: "We couldn't connect. Check your internet connection, then try again.",
    });
    expect(calls).toHaveLength(1);
  });

  it("times out, and lets the caller abort", async () => {
    const { client } = makeWorld(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason as Error)),
        ),
    );
    await expect(client.post("/api/x", {}, { timeoutMs: 5 })).rejects.toMatchObject({
      code: "network.timeout",
    });
    const caller = new AbortController();
    const call = client.get("/api/x", { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("answers undefined for 204 and bytes for documents", async () => {
    const { client } = makeWorld((path) =>
      path === "/file" ? new Response("bytes") : new Response(null, { status: 204 }),
    );
    expect(await client.delete("/api/x")).toBeUndefined();
    expect(await (await client.blob("/file")).text()).toBe("bytes");
  });
});

describe("the session of a tab", () => {
  it("follows other tabs out and in", () => {
    const { session } = makeWorld(() => json({}));
    session.start(answer(1));
    session.onSharedChange("something-else", null);
    expect(session.state.status).toBe("signed-in");
    session.onSharedChange("fc.signed-in", null);
    expect(session.state).toEqual({ status: "signed-out", expired: false });
    session.onSharedChange("fc.signed-in", "1");
    expect(session.state.status).toBe("restoring");
  });

  it("survives a reload, and storage that somebody scribbled in", () => {
    const { session, storages } = makeWorld(() => json({}));
    session.start(answer(1));
    expect(new SessionStore(storages).state).toMatchObject({
      status: "signed-in",
      person: { email: "zoe@example.com" },
    });
    storages.tab.setItem("fc.tokens", "{nonsense");
    expect(new SessionStore(storages).state.status).toBe("restoring");
  });

  it("never stores the refresh token", () => {
    const { session, storages } = makeWorld(() => json({}));
    session.start({ ...answer(1), refreshToken: "secret" } as TokenAnswer);
    expect(storages.tab.getItem("fc.tokens")).not.toContain("secret");
  });
});
