import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REASON_TEXTS } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { TranslatedTenants } from "#server/language/translated-tenants.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { makeResultWorld, programsWith, type ResultWorld } from "#tests/support/result-world.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { changeResult } from "../change-result.ts";
import { forgetResults, outdatedResults } from "../life/forget-results.ts";
import { withdrawResult } from "../withdraw-result.ts";
import { chooseDelivery, readDelivery, readSample } from "./letter-delivery.ts";
import { readLetter } from "./read-letter.ts";
import { sendLetter } from "./send-letter.ts";
import { ringLetterClock } from "./ring-letter-clock.ts";

let world: ResultWorld;
beforeAll(async () => {
  world = await makeResultWorld();
});
afterAll(() => world.close());

const OWN = { account: true } as const;
const textOf = async (pdf: Uint8Array) => (await pdfPages(pdf)).join(" ").replace(/\s+/gu, " ");
const letterOf = async (capability: string, ctx = world.ctx) => textOf(await readLetter(ctx, { capability }));
let people = 0;
const mailbox = () => `letters${(people += 1)}@example.com`;
const mailsTo = async (to: string) =>
  (await listSandboxMessages(world.ctx, { to })).filter(
    ({ subject }) => subject === "A letter about your request for financing",
  );
/** Types the code of the sample PDF and agrees to email. */
const agree = async (capability: string, ctx = world.ctx, change: object = {}) => {
  await readSample(ctx, { capability });
  const { sample_code: sampleCode } = await letterFor(capability);
  const { version } = (await readDelivery(ctx, { capability })).consent;
  const body = { by: "email", sampleCode: String(sampleCode), version, agreed: true, ...change } as const;
  return chooseDelivery(ctx, { capability }, body);
};
const letters = () => world.rows("prequalification_letter");
const letterFor = async (capability: string) => {
  const [id] = capability.split(".");
  return (await letters()).find((row) => row["journey_id"] === id)!;
};

describe("The letter about a decline", () => {
  it("names each lender with its own reasons, the score, the bureau and the last day for the free report", async () => {
    const text = await letterOf(await world.qualify(world.refused()));
    for (const part of [
      "Notice of action taken on your request for financing",
      "Request to pre-qualify for vehicle financing",
      "Principal reasons for the decision:",
      "did not affect your credit score",
      "Your credit score",
      "Scores range from a low of 300 to a high of 850",
      "free copy of your report",
      "ask for it by August 9, 2026, 60 days after the date of this letter",
      "Equal Credit Opportunity Act",
    ])
      expect(text).toContain(part);
    const { lenders } = world.ctx.tenant.config;
    for (const { legalName, loan, enabled } of lenders.programs)
      if (loan !== null && enabled) expect(text).toContain(legalName);
    expect(text).not.toContain("Income is too low");
  });

  it("gives as reasons the rules that failed and no others", async () => {
    const careful = world.withConfig(
      programsWith(world.ctx, ({ limits }) => ({ limits: { ...limits, minimumMonthlyIncome: 20_000 } })),
    );
    const text = await letterOf(await world.qualify({ annualIncomeCents: 5_000_000 }, careful), careful);
    expect(text).toContain(REASON_TEXTS.INCOME_INSUFFICIENT);
    for (const other of ["BANKRUPTCY", "REPOSSESSION", "NO_CREDIT_FILE", "OBLIGATIONS_EXCESSIVE"] as const)
      expect(text).not.toContain(REASON_TEXTS[other]);
  });

  it.each([
    ["Bankrupt", "BANKRUPTCY"],
    ["Repossessed", "REPOSSESSION"],
  ] as const)("says what stands on the file of %s", async (lastName, code) => {
    const strict = world.withConfig(
      programsWith(world.ctx, ({ credit }) => ({
        credit: { ...credit, bankruptcyMonths: 24, repossessionMonths: 24 },
      })),
    );
    expect(await letterOf(await world.qualify({ lastName }, strict), strict)).toContain(REASON_TEXTS[code]);
  });

  it("names the retailer alone where its own rule says no", async () => {
    const strict = world.withConfig({
      prequalification: { minimumScore: null, minimumAnnualIncome: 90_000 },
    });
    const text = await letterOf(await world.qualify({}, strict), strict);
    expect(text).toContain("we are unable to pre-qualify you");
    expect(text).toContain(REASON_TEXTS.INCOME_INSUFFICIENT);
    for (const { legalName } of world.ctx.tenant.config.lenders.programs)
      expect(text).not.toContain(legalName);
  });

  it("says that no lender lends in the state, in the retailer's name", async () => {
    const elsewhere = world.withConfig(
      programsWith(world.ctx, () => ({ states: ["ME"], refusedStates: [] })),
    );
    const text = await letterOf(await world.qualify({}, elsewhere), elsewhere);
    expect(text).toContain("The lenders we work with don't lend in your state");
  });

  it("is mailed at once, once, to who agreed to that, and its mail says nothing of it", async () => {
    const email = mailbox();
    await agree(await world.qualifyAtHome({ email }, world.refused()));
    await world.runJobs();
    await ringLetterClock(world.system);
    await world.runJobs();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/declin|denied|score|unable/iu);
    expect(mail?.attachments).toMatchObject([{ fileName: "pre-qualification-letter.pdf" }]);
  });

  it("is introduced in Spanish for whoever reads that, above the regulated English", async () => {
    const spanish = { ...world.ctx, tenant: new TranslatedTenants().translateTenant(world.ctx.tenant, "es") };
    const text = await letterOf(await world.qualify(world.refused(), spanish), spanish);
    expect(text).toContain("Decisión sobre su solicitud de financiamiento");
    expect(text).toContain("Principal reasons for the decision:");
  });

  it("is mailed in Spanish too, by a task that runs in English", async () => {
    const translated = new TranslatedTenants();
    const spanish = { ...world.ctx, tenant: translated.translateTenant(world.ctx.tenant, "es") };
    const email = mailbox();
    const capability = await world.qualifyAtHome({ email }, world.refused(), spanish);
    const readers: ResultWorld["system"]["readers"] = {
      languageOf: async () => undefined,
      translateTenant: (tenant, language) => translated.translateTenant(tenant, language),
    };
    await agree(capability, spanish);
    const { id } = await letterFor(capability);
    await sendLetter({ ...world.system, readers }, { letterId: String(id) });
    const [mail] = await listSandboxMessages(world.ctx, { to: email });
    expect(mail?.subject).toBe("Una carta sobre su solicitud de financiamiento");
    expect(await letterOf(capability)).toContain("Decisión sobre su solicitud de financiamiento");
  });

  it("reads word by word as it was sent, whatever changes later", async () => {
    const capability = await world.qualifyAtHome({ email: mailbox() }, world.refused());
    await agree(capability);
    await world.runJobs();
    const first = await readLetter(world.ctx, { capability });
    const renamed = { ...world.later(3), tenant: { ...world.ctx.tenant, legalName: "Another Name LLC" } };
    expect(await textOf(await readLetter(renamed, { capability }))).toContain(world.ctx.tenant.legalName);
    expect(await readLetter(world.later(3), { capability })).toEqual(first);
  });
});

describe("Terms that end with a lower income", () => {
  const poor = { annualIncomeCents: 100_000 };
  const lessThenSame = async (act: (capability: string) => Promise<unknown>) => {
    const capability = await world.qualifyAtHome({ email: mailbox() });
    await changeResult(world.ctx, { capability }, poor);
    await expect(readLetter(world.ctx, { capability })).rejects.toMatchObject({ kind: "not-found" });
    await expect(readDelivery(world.ctx, { capability })).rejects.toMatchObject({ kind: "not-found" });
    await act(capability);
    return letterFor(capability);
  };

  it("are told by letter a day later, with the true reason", async () => {
    let held = "";
    expect(await lessThenSame(async (capability) => (held = capability))).toBeDefined();
    expect(await letterOf(held, world.later(2))).toContain(REASON_TEXTS.INCOME_INSUFFICIENT);
  });

  it("are told to nobody who names the other income again", async () => {
    const back = (capability: string) =>
      changeResult(world.ctx, { capability }, { annualIncomeCents: 6_500_000 });
    expect(await lessThenSame(back)).toBeUndefined();
  });
});

describe("A letter about a decline that was taken back", () => {
  it("stays for 25 months after its last day, and is deleted with a record then", async () => {
    const email = mailbox();
    const capability = await world.qualifyAtHome({ email }, world.refused());
    await agree(capability);
    await world.runJobs();
    const { id } = await letterFor(capability);
    await withdrawResult(world.ctx, { capability });
    const isKept = async () => (await letters()).some((row) => row["id"] === id);
    await whenDue(world.database, world.later(780, world.system), {
      run: forgetResults,
      due: outdatedResults,
    });
    expect(await isKept()).toBe(true);
    await whenDue(world.database, world.later(800, world.system), {
      run: forgetResults,
      due: outdatedResults,
    });
    expect(await isKept()).toBe(false);
    const records = (await world.rows("prequalification_erasure")).filter(({ what }) => what === "letter");
    expect(records.at(-1)).toMatchObject({ rule: "twenty-five-months" });
  });
});

describe("Whose letter it is", () => {
  it("decides who may read it", async () => {
    const capability = await world.qualify(world.refused());
    const stranger = await world.signedIn(mailbox());
    await expect(readLetter(stranger, OWN)).rejects.toMatchObject({ kind: "not-found" });
    await expect(readLetter(world.ctx, OWN)).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(readLetter(world.otherTenantCtx, { capability })).rejects.toMatchObject({
      kind: "not-found",
    });
    const without = readLetter(world.ctx, { capability: await world.begin() });
    await expect(without).rejects.toMatchObject({ kind: "not-found" });
  });
});
