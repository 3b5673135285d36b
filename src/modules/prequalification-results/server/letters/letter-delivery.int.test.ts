import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listLettersToMail } from "#modules/credit-letters/server/paper/list-letters-to-mail.ts";
import { printLetterToMail } from "#modules/credit-letters/server/paper/print-letter-to-mail.ts";
import { reportMailed } from "#modules/credit-letters/server/paper/report-mailed.ts";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { makeResultWorld, type ResultTestContext, type ResultWorld } from "#tests/support/result-world.ts";
import { claimResult } from "../claim-result.ts";
import { withdrawResult } from "../withdraw-result.ts";
import { chooseDelivery, readDelivery, readSample } from "./letter-delivery.ts";
import { readLetter } from "./read-letter.ts";
import { ringLetterClock } from "./ring-letter-clock.ts";

/** 12 CFR 1002.4(d)(2): by email only to who agreed after a demonstration, and on paper to everybody else. */
let world: ResultWorld;
beforeAll(async () => {
  world = await makeResultWorld();
});
afterAll(() => world.close());

const OWN = { account: true } as const;
let people = 0;
const mailbox = () => `delivery${(people += 1)}@example.com`;
const mailsTo = async (to: string) =>
  (await listSandboxMessages(world.ctx, { to })).filter(
    ({ subject }) => subject === "A letter about your request for financing",
  );
const toRetailer = async (id: unknown) =>
  (await listSandboxMessages(world.ctx, { to: world.ctx.tenant.support.email })).filter(({ text }) =>
    text.includes(String(id)),
  );
const letterFor = async (capability: string) => {
  const [id] = capability.split(".");
  return (await world.rows("prequalification_letter")).find((row) => row["journey_id"] === id)!;
};
const bodyFor = async (capability: string, ctx: ResultTestContext = world.ctx) => {
  const { sample_code: sampleCode } = await letterFor(capability);
  const { version } = (await readDelivery(ctx, { capability })).consent;
  return { by: "email", sampleCode: String(sampleCode), version, agreed: true } as const;
};
const agree = async (capability: string, change: object = {}) => {
  await readSample(world.ctx, { capability });
  return chooseDelivery(world.ctx, { capability }, { ...(await bodyFor(capability)), ...change });
};
/** The retailer's list, so many days later. */
const listed = async (capability: string, days: number) => {
  const { id } = await letterFor(capability);
  const { letters } = await listLettersToMail(world.later(days));
  return letters.find(({ letterId }) => letterId === id);
};
const press = (days: number) => ({ ...world.later(days), noticePress: new NoticePress() });

describe("A letter to who gave an address and agreed to nothing", () => {
  it("is never emailed, and goes onto the list of letters to mail after three days", async () => {
    const email = mailbox();
    const capability = await world.qualifyAtHome({ email }, world.refused());
    const { id } = await letterFor(capability);
    await ringLetterClock(world.later(2, world.system));
    expect(await listed(capability, 2)).toBeUndefined();
    await ringLetterClock(world.later(4, world.system));
    await ringLetterClock(world.later(5, world.system));
    await world.runJobs(5);
    expect(await mailsTo(email)).toEqual([]);
    expect(await toRetailer(id)).toHaveLength(1);
    expect(await listed(capability, 5)).toMatchObject({ kind: "PREQUALIFICATION", hasStreet: true });
  });

  it("is printed with a page for the envelope, keeps its words from then on, and counts as sent once mailed", async () => {
    const capability = await world.qualifyAtHome({ email: mailbox() }, world.refused());
    const letterId = String((await letterFor(capability))["id"]);
    const mailedAt = world.later(7).clock.now();
    const report = () => reportMailed(world.later(8), { letterId, mailedAt });
    await expect(report()).rejects.toMatchObject({ details: { code: "letters.notPrinted" } });
    const printed = await printLetterToMail(press(6), { letterId });
    const [address = ""] = await pdfPages(printed);
    expect(address).toContain(world.ctx.tenant.legalName);
    expect(address).toContain("Robin");
    expect(address).not.toMatch(/declin|score|Notice of action/iu);
    const renamed = press(7);
    const again = await printLetterToMail(
      { ...renamed, tenant: { ...renamed.tenant, legalName: "Another Name LLC" } },
      { letterId },
    );
    expect((await pdfPages(again)).slice(1).join(" ")).toContain(`Call ${world.ctx.tenant.legalName}`);
    await report();
    await report();
    expect(await letterFor(capability)).toMatchObject({ sent_at: mailedAt });
    expect(await listed(capability, 9)).toBeUndefined();
    expect(await readDelivery(world.later(9), { capability })).toMatchObject({ state: "sent" });
  });

  it("is recalled to the retailer ten days before its last day while nobody reports it", async () => {
    const capability = await world.qualifyAtHome({ email: mailbox() }, world.refused());
    const { id } = await letterFor(capability);
    for (const days of [4, 15, 21, 22]) await ringLetterClock(world.later(days, world.system));
    const mails = await toRetailer(id);
    expect(mails.map(({ subject }) => subject)).toEqual(mails.map(() => mails[0]!.subject));
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/Robin|Buyer/u);
  });

  it("stays on the list when its result is withdrawn", async () => {
    const capability = await world.qualifyAtHome({ email: mailbox() }, world.refused());
    await withdrawResult(world.ctx, { capability });
    expect(await listed(capability, 4)).toMatchObject({ hasStreet: true });
  });
});

describe("A letter for whom nobody has a street", () => {
  it("may be read at once, which sends nothing", async () => {
    const capability = await world.qualify(world.refused());
    await readLetter(world.ctx, { capability });
    expect(await letterFor(capability)).toMatchObject({ sent_at: null, letter_sealed: null });
    expect(await readDelivery(world.ctx, { capability })).toMatchObject({
      state: "ask",
      emailHint: null,
      hasStreet: false,
    });
  });

  it("goes on paper to the address that is typed, and needs one", async () => {
    const capability = await world.qualify(world.refused());
    await expect(chooseDelivery(world.ctx, { capability }, { by: "paper" })).rejects.toMatchObject({
      details: { fields: { line1: expect.any(String) as string } },
    });
    const address = { line1: "12 Main Street", city: "Austin", state: "TX", zipCode: "78701" };
    const chosen = await chooseDelivery(world.ctx, { capability }, { by: "paper", address });
    expect(chosen).toMatchObject({ state: "paper", hasStreet: true });
    const letterId = String((await letterFor(capability))["id"]);
    const [page = ""] = await pdfPages(await printLetterToMail(press(0), { letterId }));
    expect(page).toContain("12 Main Street");
    const email = agree(capability, { email: mailbox() });
    await expect(email).rejects.toMatchObject({ details: { code: "prequalification.letterOnItsWay" } });
  });

  it("is told to the retailer ten days before its last day, once, and cannot be printed", async () => {
    const capability = await world.qualify(world.refused());
    const letterId = String((await letterFor(capability))["id"]);
    for (const days of [4, 19]) await ringLetterClock(world.later(days, world.system));
    expect(await toRetailer(letterId)).toEqual([]);
    for (const days of [21, 22]) await ringLetterClock(world.later(days, world.system));
    expect(await toRetailer(letterId)).toHaveLength(1);
    expect(await listed(capability, 22)).toMatchObject({ hasStreet: false });
    await expect(printLetterToMail(press(22), { letterId })).rejects.toMatchObject({
      details: { code: "letters.notFound" },
    });
  });
});

describe("Agreeing to email", () => {
  it.each([
    ["another code", { sampleCode: "AAAAAA" }, "prequalification.codeWrong"],
    ["no code that was ever shown", { sampleCode: "null" }, "prequalification.codeWrong"],
    ["other words", { version: "0" }, "prequalification.consentChanged"],
    ["no address", {}, "request.invalid"],
  ])("counts for nothing with %s", async (_, change, code) => {
    const capability = await world.qualify(world.refused());
    await expect(agree(capability, change)).rejects.toMatchObject({ details: { code } });
    expect(await letterFor(capability)).toMatchObject({ consented_at: null });
  });

  it("needs a sample that was asked for", async () => {
    const capability = await world.qualify(world.refused());
    const body = { ...(await bodyFor(capability)), email: mailbox() };
    await expect(chooseDelivery(world.ctx, { capability }, body)).rejects.toMatchObject({
      details: { code: "prequalification.codeWrong" },
    });
  });

  it("sends the letter to the address that is typed, in any spelling of the code", async () => {
    const email = mailbox();
    const capability = await world.qualify(world.refused());
    await readSample(world.ctx, { capability });
    const { sampleCode, ...body } = await bodyFor(capability);
    const spelled = ` ${sampleCode.slice(0, 3).toLowerCase()}-${sampleCode.slice(3)} `;
    await chooseDelivery(world.ctx, { capability }, { ...body, sampleCode: spelled, email });
    await world.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await listed(capability, 10)).toBeUndefined();
  });

  it("is kept sealed, word by word", async () => {
    const email = mailbox();
    const capability = await world.qualify(world.refused());
    await agree(capability, { email });
    const row = JSON.stringify(await letterFor(capability));
    expect(row).not.toContain(email);
    expect(row).not.toContain("instead of on paper");
  });

  it("is asked of an account once: its next letter to the same address goes by email", async () => {
    const email = mailbox();
    const account = await world.signedIn(email);
    const first = await world.qualify(world.refused());
    await agree(first, { email });
    await claimResult(account, { capability: first });
    const second = await world.qualify(world.refused());
    await claimResult(account, { capability: second });
    expect(await readDelivery(account, OWN)).toMatchObject({ state: "email" });
    await world.runJobs();
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe("Whose letter it is", () => {
  it("decides who may say how it goes", async () => {
    const capability = await world.qualify(world.refused());
    const stranger = await world.signedIn(mailbox());
    for (const call of [
      () => readDelivery(stranger, OWN),
      () => readSample(stranger, OWN),
      () => chooseDelivery(stranger, OWN, { by: "paper" }),
      () => readDelivery(world.otherTenantCtx, { capability }),
    ])
      await expect(call()).rejects.toMatchObject({ kind: "not-found" });
    await expect(readDelivery(world.ctx, OWN)).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
