import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { makeResultWorld, programsWith, type ResultWorld } from "#tests/support/result-world.ts";
import { changeResult } from "./change-result.ts";
import { readResult } from "./read-result.ts";
import { openSignedTerms } from "#modules/personal-pricing/server/signed-terms.ts";

let world: ResultWorld;
beforeAll(async () => {
  world = await makeResultWorld();
});
afterAll(() => world.close());

const read = (capability: string, ctx = world.ctx) => readResult(ctx, { capability });
const rich = { annualIncomeCents: 12_000_000 };

describe("Somebody whom lenders take", () => {
  it("has signed terms for 30 days, with nothing in them that says who it is or what they earn", async () => {
    const view = await read(await world.qualify(rich));
    expect(view).toMatchObject({
      state: "mq_approved",
      asOf: "2026-06-10",
      validUntil: "2026-07-10",
      daysLeft: 30,
      zipCode: "78701",
      stateCode: "TX",
      moved: null,
      retryOn: null,
      isClaimed: false,
    });
    const terms = openSignedTerms(world.ctx, view.terms!);
    expect(terms).toMatchObject({ state: "TX", asOf: view.asOf, validUntil: view.validUntil });
    expect(terms?.programs.length).toBeGreaterThan(0);
    const text = JSON.stringify(terms);
    for (const secret of ["715", "12000000", "1985", "Robin", "Buyer"]) expect(text).not.toContain(secret);
  });

  it("has terms that nobody can alter, take to another store or use when they are over", async () => {
    const { terms } = await read(await world.qualify(rich));
    const [payload = "", signature = ""] = terms!.split(".");
    const opened = JSON.parse(Buffer.from(payload, "base64url").toString()) as { state: string };
    const altered = Buffer.from(JSON.stringify({ ...opened, state: "CA" })).toString("base64url");
    expect(openSignedTerms(world.ctx, `${altered}.${signature}`)).toBeNull();
    expect(openSignedTerms(world.ctx, payload)).toBeNull();
    expect(openSignedTerms(world.ctx, "")).toBeNull();
    expect(openSignedTerms(world.otherTenantCtx, terms!)).toBeNull();
    expect(openSignedTerms(world.later(30), terms!)).not.toBeNull();
    expect(openSignedTerms(world.later(31), terms!)).toBeNull();
  });

  it("is told by mail and, with consent, by text, in words without a figure", async () => {
    await world.qualifyAtHome(
      { email: "told@example.com", textOptIn: true },
      { ...rich, phone: "5125550801" },
    );
    const [mail] = await listSandboxMessages(world.ctx, { to: "told@example.com" });
    expect(mail?.subject).toBe("Your personalized payments are ready");
    expect(mail?.text).toContain("until July 10, 2026");
    expect(mail?.text).not.toMatch(/\$|%|score of/u);
    const [text] = await listSandboxMessages(world.ctx, { to: "5125550801" });
    expect(text?.text).toContain("you're pre-qualified until July 10, 2026");
  });

  it("is not texted without consent", async () => {
    await world.qualifyAtHome({ textOptIn: false }, { ...rich, phone: "5125550802" });
    const [text] = await listSandboxMessages(world.ctx, { to: "5125550802" });
    expect(text?.text).toContain("is your code");
  });
});

describe("A result", () => {
  it("opens to its own secret only, at its own store", async () => {
    const capability = await world.qualify(rich);
    const wrong = `${capability.slice(0, -1)}${capability.endsWith("A") ? "B" : "A"}`;
    for (const held of [wrong, "", null])
      await expect(readResult(world.ctx, { capability: held })).rejects.toMatchObject({ kind: "not-found" });
    await expect(read(capability, world.otherTenantCtx)).rejects.toMatchObject({ kind: "not-found" });
  });

  it("is not there yet while its journey is under way", async () => {
    const capability = await world.begin();
    expect(await read(capability)).toMatchObject({ state: "mq_incompleted", terms: null });
  });

  it.each(["Frozen", "Timeout", "Deceased"])("is none, and no decline, for %s", async (lastName) => {
    const before = (await world.rows("prequalification_letter")).length;
    const capability = await world.qualify({ lastName });
    expect(await read(capability)).toMatchObject({ state: "mq_incompleted", retryOn: null });
    expect(await world.rows("prequalification_letter")).toHaveLength(before);
  });
});

describe("Somebody of whom the bureau has no file", () => {
  it("is not declined where no lender lends without one", async () => {
    const careful = world.withConfig(
      programsWith(world.ctx, ({ credit }) => ({ credit: { ...credit, takesNoFile: false } })),
    );
    const capability = await world.qualify({ lastName: "Nofile" }, careful);
    expect(await read(capability, careful)).toMatchObject({ state: "mq_incompleted", retryOn: null });
  });

  it("has terms where one does", async () => {
    expect(await read(await world.qualify({ ...rich, lastName: "Nofile" }))).toMatchObject({
      state: "mq_approved",
    });
  });
});

describe("Another zip code or income", () => {
  it("prices everything anew at once, and says what moved and why", async () => {
    const capability = await world.qualify(rich);
    const moved = await changeResult(world.ctx, { capability }, { zipCode: "90001" });
    expect(moved).toMatchObject({ zipCode: "90001", stateCode: "CA", moved: { changed: "state" } });
    const { before, after } = moved.moved!;
    expect(before).toBeGreaterThan(30_000);
    expect(after).not.toBe(before);
    expect(openSignedTerms(world.ctx, moved.terms!)).toMatchObject({ state: "CA", zipCode: "90001" });
    const poorer = await changeResult(world.ctx, { capability }, { annualIncomeCents: 2_400_000 });
    expect(poorer.moved).toMatchObject({ changed: "income", before: after });
    expect(await read(capability)).toEqual(poorer);
  });

  it("reads no file again", async () => {
    const capability = await world.qualify(rich);
    world.asked.length = 0;
    await changeResult(world.ctx, { capability }, { zipCode: "77002" });
    expect(world.asked).toEqual([]);
  });

  it("is one change when it comes twice at once", async () => {
    const capability = await world.qualify(rich);
    const change = () => changeResult(world.ctx, { capability }, { zipCode: "77002" });
    const [one, other] = await Promise.all([change(), change()]);
    expect(one).toEqual(other);
    expect(one.moved).toMatchObject({ changed: "zip" });
  });

  it("keeps the last day", async () => {
    const capability = await world.qualify(rich);
    const { validUntil } = await read(capability);
    expect(await changeResult(world.ctx, { capability }, { zipCode: "77002" })).toMatchObject({ validUntil });
  });

  it("may leave nobody who lends, without a decline", async () => {
    const capability = await world.qualify(rich);
    const view = await changeResult(world.ctx, { capability }, { annualIncomeCents: 100_000 });
    expect(view).toMatchObject({
      state: "mq_approved",
      terms: null,
      moved: { changed: "income", after: null },
    });
    expect(await changeResult(world.ctx, { capability }, rich)).toMatchObject({ moved: { before: null } });
  });

  it("is refused beside its field where the zip code is nowhere", async () => {
    const capability = await world.qualify(rich);
    await expect(changeResult(world.ctx, { capability }, { zipCode: "00000" })).rejects.toMatchObject({
      kind: "invalid",
      details: { fields: { zipCode: /./ } },
    });
  });

  it("is tried a few times an hour, not a hundred", async () => {
    const capability = await world.qualify(rich);
    const try_ = (at: number) =>
      changeResult(world.ctx, { capability }, { zipCode: at % 2 === 0 ? "77002" : "78701" });
    for (let at = 0; at < 30; at += 1) await try_(at);
    await expect(try_(30)).rejects.toMatchObject({ kind: "limited" });
  });
});

describe("Programs that the retailer changes", () => {
  it("price results anew when they are read, and say so", async () => {
    const capability = await world.qualify(rich);
    const dearer = world.withConfig(programsWith(world.ctx, () => ({ reservePoints: 2 })));
    const view = await read(capability, dearer);
    expect(view.moved).toMatchObject({ changed: "programs" });
    expect(view.moved!.after).toBeGreaterThan(view.moved!.before!);
    expect(await read(capability, dearer)).toEqual(view);
  });
});

describe("Somebody whom nobody takes", () => {
  it("is declined for 30 days by the lenders", async () => {
    const view = await read(await world.qualify(world.refused()));
    expect(view).toMatchObject({
      state: "mq_declined",
      terms: null,
      validUntil: null,
      daysLeft: null,
      retryOn: "2026-07-10",
    });
  });

  it("is told the same when they try again too early", async () => {
    const form = world.refused();
    await world.qualify(form);
    world.asked.length = 0;
    const tomorrow = world.later(1);
    expect(await read(await world.qualify(form, tomorrow), tomorrow)).toMatchObject({
      state: "mq_declined",
      retryOn: "2026-07-10",
    });
    expect(world.asked).toEqual([]);
  });

  it("is declined by the retailer where its own rule says so, whatever lenders would say", async () => {
    const strict = world.withConfig({ prequalification: { minimumScore: 750, minimumAnnualIncome: null } });
    const capability = await world.qualify(rich, strict);
    expect(await read(capability, strict)).toMatchObject({ state: "retailer_declined" });
    const change = changeResult(strict, { capability }, { zipCode: "77002" });
    await expect(change).rejects.toMatchObject({ details: { code: "state.transitionNotAllowed" } });
  });
});
