import { expect, test } from "vitest";
import { accepted, confirmed, newPerson, OTHER_PASSWORD, PASSWORD, refusal, wrong } from "./pool-people.ts";
import type { Get } from "./pool-subject.ts";

export function describeSignUp(get: Get): void {
  test("a new person signs up, confirms with the code and is signed in", async () => {
    const { pool, ctx, codeOf } = get();
    const person = newPerson();
    const { email, password } = person;
    accepted(await pool.signUp(ctx, person));
    expect(refusal(await pool.signInWithPassword(ctx, person))).toBe("NEEDS_CONFIRMATION");
    const code = await codeOf(email);
    const answer = await pool.confirmSignUp(ctx, { email, code, password, contested: false });
    const { session } = accepted(answer);
    expect(session?.user).toMatchObject({ email, emailVerified: true, firstName: "Robin" });
    const again = accepted(await pool.signInWithPassword(ctx, person));
    expect(again.user.subject).toBe(session?.user.subject);
    expect(again.user.issuer).toBe(session?.user.issuer);
  });

  test("without the password the code confirms and signs nobody in", async () => {
    const { pool, ctx, codeOf } = get();
    const person = newPerson();
    accepted(await pool.signUp(ctx, person));
    const command = { email: person.email, code: await codeOf(person.email), contested: false };
    expect(accepted(await pool.confirmSignUp(ctx, command)).session).toBeNull();
    expect(refusal(await pool.confirmSignUp(ctx, command))).toBe("WRONG_CODE");
  });

  test("a wrong code, a code for nobody and an old code do not confirm", async () => {
    const { pool, ctx, codeOf, expireCodes } = get();
    const person = newPerson();
    const { email } = person;
    accepted(await pool.signUp(ctx, person));
    const code = await codeOf(email);
    const confirm = (address: string, tried: string) =>
      pool.confirmSignUp(ctx, { email: address, code: tried, contested: false });
    expect(refusal(await confirm(email, wrong(code)))).toBe("WRONG_CODE");
    expect(["WRONG_CODE", "CODE_EXPIRED"]).toContain(refusal(await confirm("nobody@example.com", code)));
    await expireCodes?.(email);
    if (expireCodes) expect(refusal(await confirm(email, code))).toBe("CODE_EXPIRED");
  });

  test("an address that signed up twice needs the password besides the code", async () => {
    const { pool, ctx, codeOf } = get();
    const person = newPerson();
    const { email } = person;
    accepted(await pool.signUp(ctx, person));
    accepted(await pool.signUp(ctx, { ...person, password: OTHER_PASSWORD }));
    const code = await codeOf(email);
    const answer = await pool.confirmSignUp(ctx, { email, code, contested: true });
    expect(refusal(answer)).toBe("PASSWORD_REQUIRED");
    expect(refusal(await pool.signInWithPassword(ctx, { email, password: PASSWORD }))).not.toBe("accepted");
  });

  test("a confirmed address is taken", async () => {
    const { pool, ctx } = get();
    const person = await confirmed(get());
    expect(refusal(await pool.signUp(ctx, person))).toBe("EMAIL_IN_USE");
  });

  test("asking again answers alike for waiting, confirmed and unknown addresses", async () => {
    const { pool, ctx, later } = get();
    const { email } = await confirmed(get());
    await later?.();
    const known = await pool.resendSignUpCode(ctx, { email });
    const unknown = await pool.resendSignUpCode(ctx, { email: newPerson().email });
    expect([refusal(known), refusal(unknown)]).toEqual(["accepted", "accepted"]);
  });
}
