import { expect, test } from "vitest";
import { accepted, confirmed, newPerson, OTHER_PASSWORD, PASSWORD, refusal, wrong } from "./pool-people.ts";
import type { Get } from "./pool-subject.ts";

export function describePasswords(get: Get): void {
  test("a wrong password and an unknown address are refused alike", async () => {
    const { pool, ctx } = get();
    const { email } = await confirmed(get());
    const known = await pool.signInWithPassword(ctx, { email, password: OTHER_PASSWORD });
    const unknown = await pool.signInWithPassword(ctx, { email: newPerson().email, password: PASSWORD });
    expect([refusal(known), refusal(unknown)]).toEqual(["INVALID_CREDENTIALS", "INVALID_CREDENTIALS"]);
  });

  test("a forgotten password is replaced by code, and only once", async () => {
    const { pool, ctx, codeOf } = get();
    const { email } = await confirmed(get());
    accepted(await pool.startPasswordReset(ctx, { email }));
    const code = await codeOf(email);
    const reset = (tried: string) =>
      pool.confirmPasswordReset(ctx, { email, code: tried, newPassword: OTHER_PASSWORD });
    expect(refusal(await reset(wrong(code)))).toBe("WRONG_CODE");
    accepted(await reset(code));
    expect(refusal(await reset(code))).toBe("WRONG_CODE");
    expect(refusal(await pool.signInWithPassword(ctx, { email, password: PASSWORD }))).toBe(
      "INVALID_CREDENTIALS",
    );
    accepted(await pool.signInWithPassword(ctx, { email, password: OTHER_PASSWORD }));
  });

  test("a reset for nobody answers like one for somebody", async () => {
    const { pool, ctx } = get();
    accepted(await pool.startPasswordReset(ctx, { email: newPerson().email }));
  });

  test("a password is changed by who knows the old one", async () => {
    const { pool, ctx } = get();
    const { email } = await confirmed(get());
    const change = (password: string) =>
      pool.changePassword(ctx, { email, password, newPassword: OTHER_PASSWORD });
    expect(refusal(await change("Not-The-Old-One-7"))).toBe("INVALID_CREDENTIALS");
    accepted(await change(PASSWORD));
    accepted(await pool.signInWithPassword(ctx, { email, password: OTHER_PASSWORD }));
  });
}
