import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endpoints } from "#server/modules.ts";
import { runIdempotent } from "#platform/server/http/idempotency.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";

const lost = () => Promise.reject(new Error("Connection terminated unexpectedly"));

describe("While the database is away", () => {
  let app: ComposedApp;
  let signedIn: Record<string, string>;
  beforeAll(async () => {
    app = await makeComposedApp();
    signedIn = await app.signIn();
    const pool = app.database.app as { connect: unknown; query: unknown };
    Object.assign(pool, { connect: lost, query: lost });
  }, 120_000);
  afterAll(() => {
    const pool = app.database.app as Partial<Record<"connect" | "query", unknown>>;
    delete pool.connect;
    delete pool.query;
    return app.close();
  });

  it("no call answers 500, and those that need it ask to come again", { timeout: 60_000 }, async () => {
    const answers = await Promise.all(
      endpoints.map(async ({ method, path }) => {
        const answer = await app.call(path.replaceAll(/:\w+/g, "x"), {
          method,
          headers: { ...signedIn, "content-type": "application/json" },
          ...(method !== "GET" && {
            body: JSON.stringify({ email: "a@example.com", password: "Passw0rd-1" }),
          }),
        });
        return { name: `${method} ${path}`, status: answer.status, answer, text: await answer.text() };
      }),
    );
    expect(answers.filter(({ status }) => status === 500).map(({ name }) => name)).toEqual([]);
    const away = answers.filter(({ status }) => status === 503);
    expect(away.length).toBeGreaterThan(50);
    for (const { name, answer, text } of away) {
      expect(text, name).toContain('"code":"service.databaseAway"');
      expect(answer.headers.get("retry-after"), name).toBe("2");
    }
    expect(app.errors).toEqual([]);
  });

  it("the process is alive and not ready", async () => {
    expect((await app.call("/health")).status).toBe(200);
    const ready = await app.call("/ready");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: "service.notReady", message: "waiting: database" });
  });
});

describe("A connection that is lost", () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await makeTestContext();
  }, 60_000);
  afterEach(() => world.database.owner.query("delete from idempotency"));
  afterAll(() => world.close());

  it("before the commit has its transaction made again", async () => {
    let runs = 0;
    const kept = await world.ctx.db.transaction(async (trx) => {
      runs += 1;
      const { rows } = await trx.executeQuery<{ pid: number }>(
        trx.selectNoFrom((eb) => eb.fn<number>("pg_backend_pid", []).as("pid")).compile(),
      );
      if (runs === 1) await world.database.owner.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await trx
        .selectFrom("idempotency")
        .select("route")
        .where("tenant_id", "=", world.ctx.tenantId)
        .execute();
      return "kept";
    });
    expect([kept, runs]).toEqual(["kept", 2]);
  });

  /** The same context, whose database can be taken away. */
  function fragile() {
    const state = { isAway: false };
    const transaction: typeof world.ctx.db.transaction = (run, options) =>
      state.isAway ? lost() : world.ctx.db.transaction(run, options);
    return { state, ctx: { ...world.ctx, db: { ...world.ctx.db, transaction } } };
  }
  // Each test has a key of its own: the clock stands still, so that the claim of one at that key would be another's too.
  const call = { key: "key-0", route: "POST /x", fingerprint: "same" };
  let tests = 0;
  beforeEach(() => void (call.key = `key-${(tests += 1)}`));
  const done = () => Promise.resolve(Response.json({ done: true }));

  it("leaves no claim behind that blocks the same key once the database is back", async () => {
    const { state, ctx } = fragile();
    const broken = runIdempotent(ctx, call, () => {
      state.isAway = true;
      return lost();
    });
    await expect(broken).rejects.toThrow("Connection terminated");
    state.isAway = false;
    expect(await (await runIdempotent(ctx, call, done)).json()).toEqual({ done: true });
    expect((await runIdempotent(ctx, call, done)).headers.get("idempotent-replayed")).toBe("true");
  });

  it("frees the claim for the other processes too", async () => {
    const { state, ctx } = fragile();
    const broken = runIdempotent(ctx, call, () => {
      state.isAway = true;
      return lost();
    });
    await expect(broken).rejects.toThrow("Connection terminated");
    state.isAway = false;
    const left = async () => (await world.database.owner.query("select 1 from idempotency")).rowCount;
    await expect.poll(left, { timeout: 5_000 }).toBe(0);
  });

  it("never lets a call in beside one that has taken the claim over and still runs", async () => {
    const { state, ctx } = fragile();
    const broken = runIdempotent(ctx, call, () => {
      state.isAway = true;
      return lost();
    });
    await expect(broken).rejects.toThrow("Connection terminated");
    state.isAway = false;
    world.clock.advance({ seconds: 1 });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>();
    const second = runIdempotent(ctx, call, () => {
      hasStarted();
      return promise;
    });
    await started;
    // Longer than the pause after which the lost call's claim would be released.
    await new Promise((over) => setTimeout(over, 700));
    const third = runIdempotent(ctx, call, done);
    await expect(third).rejects.toMatchObject({ details: { code: "idempotency.inProgress" } });
    resolve(Response.json({ done: 2 }));
    expect(await (await second).json()).toEqual({ done: 2 });
  });

  it("is kept from others for as long as its call runs, and no longer than its process lives", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>();
    const first = runIdempotent(world.ctx, call, () => {
      hasStarted();
      return promise;
    });
    await started;
    const madeAt = async () => {
      const { rows } = await world.database.owner.query<{ at: Date }>(
        "select created_at as at from idempotency",
      );
      return rows[0]?.at.getTime();
    };
    world.clock.advance({ seconds: 6 });
    await expect.poll(madeAt).toBe(world.clock.now().getTime());
    world.clock.advance({ seconds: 6 });
    await expect(runIdempotent(world.ctx, call, done)).rejects.toMatchObject({
      details: { code: "idempotency.inProgress" },
    });
    resolve(Response.json({ done: 1 }));
    expect(await (await first).json()).toEqual({ done: 1 });
  });

  it("leaves its claim to the next call eight seconds after its process died", async () => {
    const state = { isDead: false };
    const transaction: typeof world.ctx.db.transaction = (run, options) =>
      state.isDead ? new Promise(() => undefined) : world.ctx.db.transaction(run, options);
    const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>();
    void runIdempotent({ ...world.ctx, db: { ...world.ctx.db, transaction } }, call, () => {
      state.isDead = true;
      hasStarted();
      return Promise.reject(new Error("killed"));
    });
    await started;
    await expect(runIdempotent(world.ctx, call, done)).rejects.toMatchObject({
      details: { code: "idempotency.inProgress" },
    });
    world.clock.advance({ seconds: 9 });
    expect(await (await runIdempotent(world.ctx, call, done)).json()).toEqual({ done: true });
  });

  it("after the work is done takes nothing from its answer", async () => {
    const { state, ctx } = fragile();
    const answer = await runIdempotent(ctx, call, () => {
      state.isAway = true;
      return done();
    });
    expect(await answer.json()).toEqual({ done: true });
  });
});
