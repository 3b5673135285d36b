import { expect, test } from "vitest";
import { accepted, confirmed, newPerson, refusal } from "./pool-people.ts";
import type { Get } from "./pool-subject.ts";

export function describePasscodeAndOutage(get: Get): void {
  test("after our passcode the pool lets the same person in", async () => {
    const { pool, ctx } = get();
    const person = await confirmed(get());
    const { email } = person;
    const byPassword = accepted(await pool.signInWithPassword(ctx, person));
    const byPasscode = accepted(await pool.signInWithPasscode(ctx, { email }));
    expect(byPasscode.user).toMatchObject({ email, subject: byPassword.user.subject });
  });

  test("a passcode lets nobody in whom the pool does not know", async () => {
    const { pool, ctx } = get();
    const answer = await pool.signInWithPasscode(ctx, { email: newPerson().email });
    expect(refusal(answer)).toBe("INVALID_CREDENTIALS");
  });

  test("in an outage everything is unavailable, and nothing else happens (AUTH-23)", async () => {
    const { pool, ctx, outage } = get();
    if (outage === undefined) return;
    const person = await confirmed(get());
    const { email } = person;
    await outage.begin();
    const answers = [
      await pool.signInWithPassword(ctx, person),
      await pool.signUp(ctx, newPerson()),
      await pool.startPasswordReset(ctx, { email }),
      await pool.signInWithPasscode(ctx, { email }),
    ];
    expect(answers.map(refusal)).toEqual(Array.from({ length: 4 }, () => "UNAVAILABLE"));
    expect(await pool.probe(ctx)).toBe(false);
    await outage.end();
    accepted(await pool.signInWithPassword(ctx, person));
  });
}
