import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { CONSENT_TEXTS } from "#modules/credit/domain/consents.ts";
import type { NoticeKind } from "../../domain/owed-notice.ts";
import { giveConsents } from "#modules/credit/server/give-consents.ts";
import { listNotices } from "../list-notices.ts";
import { noticeClocks } from "../notice-clocks.ts";
import { readNoticePdf } from "../read-notice-pdf.ts";
import { NoticePress } from "../notice-press.ts";
import { ringNoticeClock } from "../ring-notice-clock.ts";
import { declineLettersOf } from "../decline-letters.ts";
import { letterWebhooks } from "../../webhooks.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import { applyWebhook } from "#platform/server/webhooks/apply-webhook.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import { listEvents } from "#platform/server/webhooks/webhook-repo.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { listLettersToMail } from "./list-letters-to-mail.ts";
import { printLetterToMail } from "./print-letter-to-mail.ts";
import { reportMailed } from "./report-mailed.ts";
import { wantPaper } from "#modules/credit/server/want-paper.ts";

/** 12 CFR 1002.4(d)(2): letters go by email to who agreed to that, and on paper to everybody else. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

const noticePress = new NoticePress();
const press = () => ({ ...world.system, noticePress, declineLetters: declineLettersOf(noticePress) });
let buyers = 0;
const buyer = () => world.as(`acc_paper_${(buyers += 1)}`);
const OTHERS = ["PRIVACY_NOTICE", "CREDIT_REPORT", "ACCURACY"] as const;

/** Decided by every lender, without the consent to email. */
async function decidedOnPaper(ssn: string) {
  const ctx = buyer();
  const draft = await world.financeDraft(ctx);
  await world.fillIn(ctx, draft, { ssn });
  const { orderNumber } = draft;
  const consents = OTHERS.map((code) => ({ code, version: CONSENT_TEXTS[code].version }));
  await giveConsents(ctx, { orderNumber, role: "PRIMARY" }, consents);
  await world.submit(ctx, draft);
  await world.runJobs();
  world.clock.advance({ seconds: 60 });
  await world.runJobs();
  return { ctx, orderNumber };
}

const lettersOf = async (orderNumber: string) =>
  (await listLettersToMail(world.system)).letters.filter((letter) => letter.orderNumber === orderNumber);
const mailsAbout = async (orderNumber: string) =>
  (await listSandboxMessages(world.ctx, { to: "robin@example.com" })).filter(({ text }) =>
    text.includes(orderNumber),
  );
async function daysPass(days: number): Promise<void> {
  world.clock.advance({ days });
  await ringNoticeClock(world.system);
  await world.runJobs();
}

describe("A letter to who did not agree to email", () => {
  test.each<[string, NoticeKind, string]>([
    ["a decline", "ADVERSE_ACTION", SSN.decline],
    ["the score that lenders used", "SCORE_DISCLOSURE", SSN.approve],
  ])("about %s is on the retailer's list with its last day, and in nobody's mail", async (_, kind, ssn) => {
    const { ctx, orderNumber } = await decidedOnPaper(ssn);
    const letters = await lettersOf(orderNumber);
    expect(letters.map((letter) => letter.kind)).toContain(kind);
    expect(letters[0]).toMatchObject({ printedAt: null, isLate: false });
    const mails = await mailsAbout(orderNumber);
    expect(mails.filter(({ attachments }) => attachments.length > 0)).toEqual([]);
    expect((await listNotices(ctx, { orderNumber })).notices).toEqual([]);
    const { clocks } = await noticeClocks(world.system);
    expect(clocks.find((clock) => clock.orderNumber === orderNumber)?.paperSince).not.toBeNull();
  });

  it("is on the list ten days before its last day where nobody ever answers", async () => {
    const { orderNumber } = await decidedOnPaper(SSN.silent);
    await daysPass(19);
    expect(await lettersOf(orderNumber)).toEqual([]);
    await daysPass(2);
    expect(await lettersOf(orderNumber)).toMatchObject([{ kind: "ADVERSE_ACTION" }]);
  });

  it("is printed with its address page, and is the buyer's to read once it was mailed", async () => {
    const { ctx, orderNumber } = await decidedOnPaper(SSN.decline);
    const [{ letterId } = { letterId: "" }] = await lettersOf(orderNumber);
    const mailed = { letterId, mailedAt: world.clock.now() };
    await expect(reportMailed(world.system, mailed)).rejects.toMatchObject({
      details: { code: "letters.notPrinted" },
    });
    const printed = await printLetterToMail(press(), { letterId });
    const [address = "", ...pages] = await pdfPages(printed);
    expect(address).toContain(world.ctx.tenant.legalName);
    expect(address).not.toMatch(/credit|decision/iu);
    expect(pages.join(" ")).toContain("Principal reasons for the decision:");
    world.clock.advance({ days: 2 });
    expect(await printLetterToMail(press(), { letterId })).toEqual(printed);
    await reportMailed(world.system, { letterId, mailedAt: world.clock.now() });
    await reportMailed(world.system, { letterId, mailedAt: world.clock.now() });
    expect(await lettersOf(orderNumber)).toEqual([]);
    expect((await listNotices(ctx, { orderNumber })).notices).toMatchObject([
      { kind: "ADVERSE_ACTION", sentAt: world.clock.now().toISOString() },
    ]);
    const own = await readNoticePdf({ ...ctx, noticePress }, { orderNumber, noticeId: letterId });
    expect((await pdfPages(own)).join(" ")).toContain("Principal reasons for the decision:");
  });

  it("is nobody else's to print", async () => {
    const { orderNumber } = await decidedOnPaper(SSN.decline);
    const [{ letterId } = { letterId: "" }] = await lettersOf(orderNumber);
    const other = { ...press(), ...world.otherTenantCtx, noticePress };
    await expect(printLetterToMail(other as never, { letterId })).rejects.toMatchObject({
      details: { code: "letters.notFound" },
    });
    expect((await listLettersToMail(other as never)).letters).toEqual([]);
  });
});

describe("A consent that was taken back", () => {
  it("has later letters go on paper, and keeps its record", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await world.fillIn(ctx, draft, { ssn: SSN.decline });
    await world.submit(ctx, draft);
    await wantPaper(world.system, { orderNumber, role: "PRIMARY" });
    await wantPaper(world.system, { orderNumber, role: "PRIMARY" });
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    expect(await lettersOf(orderNumber)).toMatchObject([{ kind: "ADVERSE_ACTION" }]);
    const { rows } = await world.database.owner.query(
      "select taken_back_at from credit_consent where code = 'ELECTRONIC_RECORDS' and taken_back_at is not null",
    );
    expect(rows).toHaveLength(1);
  });
});

describe("What the retailer's own system says", () => {
  const secret = "secret-of-the-back-office";
  const hear = async (event: { readonly id: string; readonly [part: string]: string }) => {
    const ctx = {
      ...world.system,
      webhooks: { sources: [letterWebhooks], secrets: { of: () => [secret] } },
    } as never;
    const body = new TextEncoder().encode(JSON.stringify(event));
    const header = signedHeader({ secret, name: "v1", at: world.clock.now(), body });
    await receiveWebhook(ctx, {
      source: "letters",
      body,
      headers: new Headers({ "forecourt-signature": header }),
    });
    await applyWebhook(ctx, { source: "letters", eventId: event.id });
    const events = await world.system.db.transaction((trx) => listEvents(trx, world.system.tenantId, 50));
    return events.find(({ eventId }) => eventId === event.id)?.problem;
  };

  it("stops a letter's clock, and is refused for unknown letters and words", async () => {
    const { orderNumber } = await decidedOnPaper(SSN.decline);
    const [{ letterId } = { letterId: "" }] = await lettersOf(orderNumber);
    await printLetterToMail(press(), { letterId });
    expect(await hear({ id: "mailed", event: "letter.mailed", letterId })).toBeNull();
    expect(await lettersOf(orderNumber)).toEqual([]);
    expect(await hear({ id: "nobody", event: "letter.mailed", letterId: "ntc_none" })).toBe(
      "letters.notFound",
    );
    expect(await hear({ id: "odd", event: "letter.burned", letterId })).toBe("webhook.malformed");
    expect(await hear({ id: "no-order", event: "letter.paper-wanted", orderNumber: "FC0" })).toBe(
      "order.notFound",
    );
  });
});
