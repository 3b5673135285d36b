import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeHandles } from "./describe-handles.ts";
import { describePasscodeAndOutage } from "./describe-passcode-and-outage.ts";
import { describePasswords } from "./describe-passwords.ts";
import { authorization, describeRedirects } from "./describe-redirects.ts";
import { describeSignUp } from "./describe-sign-up.ts";
import { refusal } from "./pool-people.ts";
import type { PoolSubject, PoolTraits } from "./pool-subject.ts";

/** What every pool has to do, whoever is behind it. */
export function identityPoolContract(
  name: string,
  traits: PoolTraits,
  makeSubject: () => Promise<PoolSubject>,
): void {
  describe(`identity pool: ${name}`, () => {
    let subject: PoolSubject;
    const get = () => subject;
    beforeAll(async () => {
      subject = await makeSubject();
    });
    afterAll(() => subject.close());

    test("its capabilities say what it does", async () => {
      const { pool, ctx } = subject;
      const facts = await pool.capabilities(ctx);
      expect(facts.embeddedForms).toBe(traits.embeddedForms);
      expect(facts.canSignUp).toBe(true);
      expect(facts.region).toMatch(/\S/u);
      expect(await pool.probe(ctx)).toBe(true);
    });
    if (traits.embeddedForms) {
      describeSignUp(get);
      describePasswords(get);
      describePasscodeAndOutage(get);
    }
    if (traits.handles) describeHandles(get);
    if (traits.redirects) describeRedirects(get, traits);
    else
      test("it says that it has no page of its own", async () => {
        const { pool, ctx } = subject;
        expect(refusal(await pool.authorizeUrl(ctx, authorization().command))).toBe("UNSUPPORTED");
      });
  });
}
