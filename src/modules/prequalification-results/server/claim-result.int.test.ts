import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betweenStatements, untilDoneOrWaiting } from "#tests/support/between-statements.ts";
import { makeResultWorld, type ResultWorld } from "#tests/support/result-world.ts";
import { changeResult } from "./change-result.ts";
import { claimResult } from "./claim-result.ts";
import { endResults } from "./life/end-results.ts";
import { readPrefill } from "./read-prefill.ts";
import { readResult } from "./read-result.ts";
import { withdrawResult } from "./withdraw-result.ts";

let world: ResultWorld;
beforeAll(async () => {
  world = await makeResultWorld();
});
afterAll(() => world.close());

const OWN = { account: true } as const;
const rich = { annualIncomeCents: 12_000_000 };
let people = 0;
const someone = () => world.signedIn(`claims${(people += 1)}@example.com`);
const erasures = async (rule: string) =>
  (await world.rows("prequalification_erasure")).filter((row) => row["rule"] === rule).length;

describe("Claiming a result", () => {
  it("gives it to the account on every device, and takes it from the tab", async () => {
    const [capability, account] = [await world.qualify(rich), await someone()];
    expect(await readResult(account, OWN)).toMatchObject({ state: "not_started", isClaimed: false });
    const claimed = await claimResult(account, { capability });
    expect(claimed).toMatchObject({ state: "mq_approved", isClaimed: true });
    expect(await readResult(account, OWN)).toEqual(claimed);
    const byTab = readResult(world.ctx, { capability });
    await expect(byTab).rejects.toMatchObject({ kind: "not-found" });
    const change = changeResult(world.ctx, { capability }, { zipCode: "77002" });
    await expect(change).rejects.toMatchObject({ kind: "not-found" });
    await expect(withdrawResult(world.ctx, { capability })).rejects.toMatchObject({ kind: "not-found" });
  });

  it("again changes nothing", async () => {
    const [capability, account] = [await world.qualify(rich), await someone()];
    const first = await claimResult(account, { capability });
    expect(await claimResult(account, { capability })).toEqual(first);
  });

  it("is for one account only, however many try at once", async () => {
    const capability = await world.qualify(rich);
    const accounts = await Promise.all([someone(), someone(), someone(), someone()]);
    const claims = await Promise.allSettled(accounts.map((account) => claimResult(account, { capability })));
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const claim of claims)
      if (claim.status === "rejected") expect(claim.reason).toMatchObject({ kind: "not-found" });
    const views = await Promise.all(accounts.map((account) => readResult(account, OWN)));
    expect(views.filter(({ isClaimed }) => isClaimed)).toHaveLength(1);
  });

  it("needs an account, the right secret and the right store", async () => {
    const [capability, account] = [await world.qualify(rich), await someone()];
    await expect(claimResult(world.ctx, { capability })).rejects.toMatchObject({ kind: "unauthenticated" });
    const wrong = claimResult(account, { capability: `${capability}A` });
    await expect(wrong).rejects.toMatchObject({ kind: "not-found" });
    const elsewhere = { ...world.otherTenantCtx, actor: account.actor };
    await expect(claimResult(elsewhere, { capability })).rejects.toMatchObject({ kind: "not-found" });
  });

  it("replaces an older one of the account, which is gone with a record", async () => {
    const account = await someone();
    const before = await erasures("replaced");
    const older = await world.qualify(rich);
    await claimResult(account, { capability: older });
    const newer = await claimResult(account, {
      capability: await world.qualify({ ...rich, zipCode: "77002" }),
    });
    expect(await readResult(account, OWN)).toEqual(newer);
    expect(newer.zipCode).toBe("77002");
    await expect(claimResult(account, { capability: older })).rejects.toMatchObject({ kind: "not-found" });
    expect(await erasures("replaced")).toBe(before + 1);
  });

  it("leaves one of two that the same account claims at once", async () => {
    const account = await someone();
    const held = await Promise.all([world.qualify(rich), world.qualify(rich)]);
    await Promise.all(held.map((capability) => claimResult(account, { capability })));
    const own = (await world.rows("prequalification_result")).filter(
      (row) => row["account_id"] === account.accountId,
    );
    expect(own).toHaveLength(1);
  });
});

describe("What the account's owner typed", () => {
  it("comes back to them for the next time, also when the result is over", async () => {
    const account = await someone();
    expect(await readPrefill(account)).toEqual({ prefill: null });
    await claimResult(account, { capability: await world.qualify(rich) });
    const { prefill } = await readPrefill(world.later(40, account));
    expect(prefill).toMatchObject({
      firstName: "Robin",
      birthDate: "1985-07-04",
      annualIncomeCents: 12_000_000,
    });
    expect(Object.keys(prefill!)).not.toContain("ssn");
  });
});

describe("A withdrawal while a claim goes on", () => {
  it("takes back what the account has once the claim is through, wherever the claim is then", async () => {
    for (let statement = 1, asked = 1; statement <= asked; statement += 1) {
      const account = await someone();
      await claimResult(account, { capability: await world.qualify(rich) });
      let withdrawal: Promise<unknown> = Promise.resolve();
      const meanwhile = () => {
        withdrawal = withdrawResult(account, OWN);
        return untilDoneOrWaiting(world.database, withdrawal);
      };
      const claim = betweenStatements(account, { statement, meanwhile });
      await claimResult(claim.ctx, { capability: await world.qualify(rich) });
      await withdrawal;
      asked = claim.asked();
      expect(await readResult(account, OWN), `after statement ${statement}`).toMatchObject({
        state: "not_started",
        isClaimed: false,
      });
    }
  });
});

describe("Claims, ends and withdrawals in any order", () => {
  it.each([1, 2, 3, 4, 5])("leave one truth (round %i)", async (round) => {
    const [capability, account] = [await world.qualify(rich), await someone()];
    const over = { ...world.later(31, world.system) };
    const acts = [
      () => claimResult(account, { capability }),
      () => withdrawResult(world.ctx, { capability }),
      () => endResults(over),
      () => withdrawResult(account, OWN),
    ];
    const turned = acts.map((_, at) => acts[(at + round) % acts.length]!);
    const outcomes = await Promise.allSettled(turned.map((act) => act()));
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "not-found" });
    const [id] = capability.split(".");
    const left = (await world.rows("prequalification_result")).filter((row) => row["journey_id"] === id);
    const view = await readResult(account, OWN);
    expect(view.isClaimed).toBe(left.some((row) => row["account_id"] === account.accountId));
    if (left.length > 0) return;
    await expect(claimResult(account, { capability })).rejects.toMatchObject({ kind: "not-found" });
    expect(view).toMatchObject({ state: "not_started", terms: null });
  });
});
