import { expect, test } from "vitest";
import { accepted, confirmed, refusal } from "./pool-people.ts";
import type { Get, PoolSubject } from "./pool-subject.ts";

export function describeHandles(get: Get): void {
  const handleOf = async (subject: PoolSubject) => {
    const person = await confirmed(subject);
    const { handle } = accepted(await subject.pool.signInWithPassword(subject.ctx, person));
    if (handle === null) throw new Error("no handle");
    return { person, handle };
  };

  test("a handle is good for the next one", async () => {
    const { pool, ctx } = get();
    const { handle } = await handleOf(get());
    const next = accepted(await pool.refresh(ctx, { handle }));
    expect(next.handle).toMatch(/\S/u);
    accepted(await pool.refresh(ctx, next));
  });

  test("a handle that was replaced ends the session when it comes again", async () => {
    const { pool, ctx } = get();
    if (!(await pool.capabilities(ctx)).rotation) return;
    const { handle } = await handleOf(get());
    const next = accepted(await pool.refresh(ctx, { handle }));
    expect(refusal(await pool.refresh(ctx, { handle }))).toBe("SESSION_REVOKED");
    expect(refusal(await pool.refresh(ctx, next))).toBe("SESSION_REVOKED");
  });

  test("somebody the vendor shut out may not stay", async () => {
    const { pool, ctx, disable } = get();
    const { person, handle } = await handleOf(get());
    await disable?.(person.email);
    expect(refusal(await pool.refresh(ctx, { handle }))).toBe("SESSION_REVOKED");
    expect(refusal(await pool.signInWithPassword(ctx, person))).toBe("INVALID_CREDENTIALS");
  });

  test("signing out here ends this session, everywhere ends all, and both can be repeated", async () => {
    const { pool, ctx } = get();
    const { person, handle } = await handleOf(get());
    const other = accepted(await pool.signInWithPassword(ctx, person)).handle ?? "";
    const third = accepted(await pool.signInWithPassword(ctx, person)).handle ?? "";
    for (let times = 0; times < 2; times += 1)
      accepted(await pool.signOut(ctx, { handle, everywhere: false }));
    expect(refusal(await pool.refresh(ctx, { handle }))).toBe("SESSION_REVOKED");
    for (let times = 0; times < 2; times += 1)
      accepted(await pool.signOut(ctx, { handle: other, everywhere: true }));
    expect(refusal(await pool.refresh(ctx, { handle: third }))).toBe("SESSION_REVOKED");
  });

  test("something that never was a handle is refused", async () => {
    const { pool, ctx } = get();
    expect(refusal(await pool.refresh(ctx, { handle: "no-handle" }))).toBe("SESSION_REVOKED");
  });
}
