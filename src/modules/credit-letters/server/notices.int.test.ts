import { letterReaders } from "#modules/credit/server/letter-readers.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import {
  getSandboxAttachment,
  listSandboxMessages,
} from "#modules/messaging/server/list-sandbox-messages.ts";
import { attachmentBytes } from "#modules/messaging/server/attachment-bytes.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { translateTenant } from "#modules/tenancy/domain/translate-tenant.ts";
import { BrandLogos } from "#modules/tenancy/server/brand-logos.ts";
import { SPANISH } from "#server/language/spanish.ts";
import { type CheckoutWorld, makeCheckoutWorld, makeDraft } from "#tests/support/checkout-world.ts";
import { answerOf, noticeFacts, ROBIN, ROSA, usedScore } from "#tests/support/notice-facts.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { NoticeFacts } from "../domain/notice-facts.ts";
import { noticesOwed } from "../domain/notices-owed.ts";
import { creditNoticeJobs } from "../jobs.ts";
import { dropNotices } from "./drop-notices.ts";
import { listNotices } from "./list-notices.ts";
import { noticeClocks } from "./notice-clocks.ts";
import { drawSentNotice, NOTICE_PAPERS } from "./draw-sent-notice.ts";
import { NoticePress } from "./notice-press.ts";
import type { SendingContext } from "./notices-context.ts";
import { oweNotices } from "./owe-notices.ts";
import { readNoticePdf } from "./read-notice-pdf.ts";
import { ringNoticeClock } from "./ring-notice-clock.ts";
import { sendNotice } from "./send-notice.ts";

type Ctx = CheckoutContext & SendingContext;

let world: CheckoutWorld;
let ctx: Ctx;
let otherCtx: Ctx;
let count = 0;
/** The application of the test that runs, with people of its own. */
let mine: Pick<NoticeFacts, "applicationId" | "applicants" | "appliedAt">;

const noticePress = new NoticePress();
const drawing = (base: CheckoutContext): Ctx => ({
  ...base,
  noticePress,
  letterReaders,
  brandLogos: new BrandLogos({ log: silentLog }),
});

/** With who draws the papers of mails. */
const opening = () => ({
  ...ctx,
  drawings: { [NOTICE_PAPERS]: (_: unknown, id: string) => drawSentNotice(ctx, id) },
});

beforeAll(async () => {
  world = await makeCheckoutWorld();
  ctx = drawing(world.ctx);
  otherCtx = drawing(world.otherTenantCtx);
});
afterAll(() => world.close());

beforeEach(async () => {
  count += 1;
  const own = <T extends { applicantId: string; email: string }>(person: T): T => ({
    ...person,
    applicantId: `${person.applicantId}_${count}`,
    email: `${count}.${person.email}`,
  });
  const texted = { ...own(ROBIN), textPhone: `51223400${String(count).padStart(2, "0")}` };
  mine = {
    applicationId: `cra_${count}`,
    applicants: [texted, own(ROSA)],
    appliedAt: ctx.clock.now().toISOString(),
  };
  await agreeToEmail(robin().applicantId, rosa().applicantId);
});

/** As if each had agreed to letters by email; these people have no application. */
async function agreeToEmail(...applicantIds: readonly string[]): Promise<void> {
  const rows = applicantIds.map(
    (id) =>
      `('${ctx.tenantId}', '${id}', 'ELECTRONIC_RECORDS', 3, 'none', '${ctx.clock.now().toISOString()}', 'account', 'none')`,
  );
  await world.database.owner.query(
    `set session_replication_role = replica; insert into credit_consent (tenant_id, applicant_id, code, version,
     text_hash, given_at, given_on, address_sealed) values ${rows.join(", ")}; set session_replication_role = origin`,
  );
}

const robin = () => mine.applicants[0]!;
const rosa = () => mine.applicants[1]!;
/** Scores of both, as used by the lender `Lake`. */
const scores = () => [usedScore(robin(), 537), usedScore(rosa(), 688)];
const declined = () => answerOf("Lake", "DECLINED", { reasons: ["BANKRUPTCY"], scores: scores() });
const approved = () => answerOf("Mile", "APPROVED", { scores: scores() });

/** What happened to the test's application, to both applicants unless told otherwise. */
async function happens(event: NoticeFacts["event"], over: Partial<NoticeFacts> = {}): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const facts = noticeFacts({ ...mine, event, now, answers: [declined()], ...over });
  await ctx.db.transaction((trx) =>
    oweNotices(trx, ctx, { applicationId: facts.applicationId, owed: noticesOwed(facts) }),
  );
}
const alone = () => ({ applicants: [robin()] });

/** Runs the due jobs of notices as a worker would; answers how many were the test's own. */
async function runJobs(): Promise<number> {
  const due = await ctx.db.transaction((trx) =>
    trx
      .updateTable("job")
      .set({ done_at: ctx.clock.now() })
      .where("tenant_id", "=", ctx.tenantId)
      .where("kind", "=", "credit.notice-send")
      .where("done_at", "is", null)
      .where("run_at", "<=", ctx.clock.now())
      .returningAll()
      .execute(),
  );
  for (const { payload } of due) await creditNoticeJobs[0]?.handle(ctx, payload);
  const own = new Set((await rowsOf(mine.applicationId)).map(({ id }) => id));
  return due.filter(({ payload }) => own.has((payload as { noticeId: string }).noticeId)).length;
}
async function clockRings(): Promise<void> {
  await ringNoticeClock(ctx);
  await runJobs();
}

const rowsOf = (applicationId: string) =>
  ctx.db.transaction((trx) =>
    trx
      .selectFrom("credit_notice")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("application_id", "=", applicationId)
      .orderBy("kind")
      .orderBy("applicant_role", "desc")
      .execute(),
  );
/** `kind to role: open, sent or dropped` of every letter of the test's application. */
const standing = async () =>
  (await rowsOf(mine.applicationId)).map(
    ({ kind, applicant_role: role, sent_at: sentAt, dropped_at: droppedAt }) => {
      const state = sentAt ? "sent" : droppedAt ? "dropped" : "open";
      return `${kind} to ${role}: ${state}`;
    },
  );
const mailTo = (to: string) => listSandboxMessages(ctx, { to });
/** Of the newest mail to somebody. */
async function letterTo(to: string): Promise<{ readonly bytes: Buffer; readonly text: string }> {
  const [mail] = await mailTo(to);
  const file = await getSandboxAttachment(opening(), { messageId: mail?.id ?? "", place: 0 });
  if (file === undefined) throw new Error("no letter was mailed");
  const bytes = attachmentBytes(file);
  return { bytes, text: (await pdfPages(bytes)).join(" ").replace(/\s+/gu, " ") };
}

describe("A letter that goes now", () => {
  it("is mailed to each applicant's own address as a PDF with their own score, and says nothing outside of it", async () => {
    await happens("all-declined");
    expect(await runJobs()).toBe(2);
    const [mail, ...others] = await mailTo(robin().email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "A letter about your credit application",
      attachments: [{ fileName: "credit-notice-FC0123456789ABCD.pdf" }],
    });
    expect(mail?.text).not.toMatch(/declin|denied|approv|537|Lake/iu);
    const { text: toRobin } = await letterTo(robin().email);
    const { text: toRosa } = await letterTo(rosa().email);
    expect(toRobin).toContain("Your credit score 537");
    expect(toRobin).not.toMatch(/688|Rosa/u);
    expect(toRosa).toContain("Your credit score 688");
    expect(toRosa).not.toMatch(/537|Robin/u);
  });

  it("is announced in a text to who agreed to texts, without what it says", async () => {
    await happens("all-declined");
    await runJobs();
    const [text, ...others] = await mailTo(robin().textPhone ?? "");
    expect(others).toEqual([]);
    expect(text?.text).toMatch(/^Sunlane.*: Robin, we emailed you a letter about your credit application\./u);
    expect((await mailTo(rosa().email)).map(({ channel }) => channel)).toEqual(["email"]);
  });

  it("is mailed once, however often and by however many its job runs", async () => {
    await happens("all-declined", alone());
    const [row] = await rowsOf(mine.applicationId);
    const noticeId = row!.id;
    await Promise.all([1, 2, 3].map(() => sendNotice(ctx, { noticeId })));
    await runJobs();
    await sendNotice(ctx, { noticeId });
    expect(await mailTo(robin().email)).toHaveLength(1);
  });

  it("is mailed again by nobody when the same thing is told again", async () => {
    await happens("all-declined", alone());
    await happens("all-declined", alone());
    expect(await runJobs()).toBe(1);
    await happens("all-declined", alone());
    expect(await runJobs()).toBe(0);
    expect(await standing()).toEqual(["ADVERSE_ACTION to PRIMARY: sent"]);
    expect(await mailTo(robin().email)).toHaveLength(1);
  });

  it("leaves nothing readable in the database, and the hash of the file that was opened first", async () => {
    await happens("all-declined", alone());
    await runJobs();
    const { bytes } = await letterTo(robin().email);
    const rows = await rowsOf(mine.applicationId);
    expect(JSON.stringify(rows)).not.toMatch(/\b(?:Robin|Buyer|Lake)\b|Main Street|BANKRUPTCY|robin@/u);
    expect(rows[0]?.paper_hash).toBe(createHash("sha256").update(bytes).digest("base64url"));
  });

  it("says what is known when it is sent, and its paper the same whenever it is opened", async () => {
    await happens("all-declined", alone());
    const answers = [answerOf("Pond", "DECLINED", { reasons: ["REPOSSESSION"], scores: scores() })];
    await happens("all-declined", { ...alone(), answers });
    await runJobs();
    const first = await letterTo(robin().email);
    expect(first.text).toContain("Pond Bank");
    expect(first.text).not.toContain("Lake Bank");
    expect((await letterTo(robin().email)).bytes).toEqual(first.bytes);
    expect(await mailTo(robin().email)).toHaveLength(1);
  });

  it("is drawn only for whoever opens it or carries it out", async () => {
    await happens("all-declined", alone());
    let drawn = 0;
    const press = {
      draw: (paper: Parameters<NoticePress["draw"]>[0]) => {
        drawn += 1;
        return noticePress.draw(paper);
      },
    } as NoticePress;
    await runJobs();
    expect((await mailTo(robin().email))[0]?.attachments).toMatchObject([{ bytes: null }]);
    expect(drawn).toBe(0);
    const [row] = await rowsOf(mine.applicationId);
    await drawSentNotice({ ...ctx, noticePress: press }, row!.id);
    expect(drawn).toBe(1);
  });

  it("for a reader of Spanish has a Spanish mail and introduction above the English letter", async () => {
    const readers: NonNullable<Ctx["readers"]> = {
      languageOf: (_trx, _ctx, to) => Promise.resolve(to.includes("@") ? "es" : undefined),
      translateTenant: (tenant, language) => translateTenant(tenant, language, SPANISH),
    };
    await happens("all-declined", alone());
    const [row] = await rowsOf(mine.applicationId);
    await sendNotice({ ...ctx, readers }, { noticeId: row!.id });
    const [mail] = await mailTo(robin().email);
    expect(mail?.subject).toBe("Una carta sobre su solicitud de crédito");
    // So does the text message, although nobody knows who reads at a number.
    const [short] = await mailTo(robin().textPhone ?? "");
    expect(short?.text).toContain("hay una carta sobre su solicitud de crédito");
    const { text } = await letterTo(robin().email);
    expect(text).toContain("Decisión sobre su solicitud de crédito");
    expect(text).toContain("Principal reasons for the decision:");
  });
});

describe("The clock", () => {
  /** Days and hours after the application was received. */
  const day = (days: number, hours = 0) => {
    const at = Date.parse(mine.appliedAt) + (days * 24 + hours) * 3_600_000;
    world.clock.set(new Date(at).toISOString());
  };
  const alerts = async () =>
    (await mailTo(ctx.tenant.support.email)).filter(({ text }) => text.includes("ORDER" + String(count)));
  /** An order number of the test's own, to know the retailer's mails by. */
  const numbered = () => ({ ...alone(), orderNumber: `ORDER${count}` });

  it("leaves what is not final alone for 20 days, tells the retailer once, and sends on day 25", async () => {
    await happens("submitted", { ...numbered(), answers: [] });
    day(19, 23);
    await clockRings();
    expect(await alerts()).toEqual([]);
    expect(await standing()).toEqual(["ADVERSE_ACTION to PRIMARY: open"]);
    day(20, 1);
    await clockRings();
    await clockRings();
    const [alert, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(alert?.subject).toContain("A credit notice is due by");
    expect(alert?.text).toContain("What is owed: notice of action taken");
    expect(alert?.text).not.toMatch(/Robin|Buyer/u);
    expect(await mailTo(robin().email)).toEqual([]);
    day(25, 1);
    await clockRings();
    expect(await standing()).toEqual(["ADVERSE_ACTION to PRIMARY: sent"]);
    const { text } = await letterTo(robin().email);
    expect(text).toContain("You have the right to a statement of the specific reasons.");
    expect(await alerts()).toHaveLength(1);
  });

  it("sends from what is known by then", async () => {
    await happens("submitted", { ...alone(), answers: [] });
    await happens("score-received", { ...alone(), answers: [declined(), approved()] });
    day(25, 1);
    await clockRings();
    expect(await standing()).toEqual([
      "ADVERSE_ACTION to PRIMARY: sent",
      "SCORE_DISCLOSURE to PRIMARY: sent",
    ]);
    const { text } = await letterTo(robin().email);
    expect(text).toContain("Lake Bank");
    expect(text).not.toContain("Mile Bank");
  });

  it("sends nothing about the others once an offer is accepted, but the score", async () => {
    await happens("submitted", { ...numbered(), answers: [] });
    await happens("score-received", { ...numbered(), answers: [declined(), answerOf("Mile", "PENDING")] });
    await happens("accepted", { ...numbered(), answers: [declined(), approved()] });
    await runJobs();
    expect(await standing()).toEqual([
      "ADVERSE_ACTION to PRIMARY: dropped",
      "SCORE_DISCLOSURE to PRIMARY: sent",
    ]);
    day(31);
    await clockRings();
    expect(await mailTo(robin().email)).toHaveLength(1);
    expect(await alerts()).toEqual([]);
  });

  it("asks again for a letter whose job was lost, and tells the retailer when it is late", async () => {
    await happens("all-declined", numbered());
    await ctx.db.transaction((trx) =>
      trx
        .deleteFrom("job")
        .where("tenant_id", "=", ctx.tenantId)
        .where("kind", "=", "credit.notice-send")
        .execute(),
    );
    day(21);
    await ringNoticeClock(ctx);
    expect(await alerts()).toHaveLength(1);
    expect(await runJobs()).toBe(1);
    expect(await mailTo(robin().email)).toHaveLength(1);
  });

  it("does not bother the retailer with a letter that is on its way", async () => {
    day(24);
    await happens("all-declined", numbered());
    await ringNoticeClock(ctx);
    expect(await alerts()).toEqual([]);
  });

  it("is shown to the retailer with its last day, without anything of the letter", async () => {
    await happens("submitted", { ...numbered(), answers: [] });
    const mineOf = async (whose: Ctx) =>
      (await noticeClocks(whose)).clocks.filter(({ orderNumber }) => orderNumber === `ORDER${count}`);
    const [clock, ...more] = await mineOf(ctx);
    expect(more).toEqual([]);
    expect(clock).toEqual({
      noticeId: expect.stringMatching(/^ntc_/u) as string,
      orderNumber: `ORDER${count}`,
      kind: "ADVERSE_ACTION",
      to: "PRIMARY",
      dueAt: new Date(Date.parse(mine.appliedAt) + 30 * 86_400_000).toISOString(),
      sendAt: new Date(Date.parse(mine.appliedAt) + 25 * 86_400_000).toISOString(),
      isEscalated: false,
      paperSince: null,
    });
    day(20, 1);
    await clockRings();
    expect(await mineOf(ctx)).toMatchObject([{ isEscalated: true }]);
    expect(await mineOf(otherCtx)).toEqual([]);
    day(25, 1);
    await clockRings();
    expect(await mineOf(ctx)).toEqual([]);
  });
});

describe("What is owed changes", () => {
  it("a score is told at once, and a later refusal in a letter of its own", async () => {
    await happens("score-received", { ...alone(), answers: [approved()] });
    await runJobs();
    await happens("withdrawn", { ...alone(), answers: [approved(), declined()] });
    await runJobs();
    expect(await standing()).toEqual([
      "ADVERSE_ACTION to PRIMARY: sent",
      "SCORE_DISCLOSURE to PRIMARY: sent",
    ]);
    expect(await mailTo(robin().email)).toHaveLength(2);
  });

  it("a score that the refusal tells of is not told again", async () => {
    await happens("score-received", { ...alone(), answers: [declined(), answerOf("Mile", "PENDING")] });
    await happens("all-declined", alone());
    await runJobs();
    await happens("score-received", alone());
    world.clock.advance({ days: 2 });
    await clockRings();
    expect(await standing()).toEqual([
      "ADVERSE_ACTION to PRIMARY: sent",
      "SCORE_DISCLOSURE to PRIMARY: dropped",
    ]);
    expect(await mailTo(robin().email)).toHaveLength(1);
  });

  it("a score is told once of an application, whatever its version", async () => {
    await happens("score-received", { ...alone(), answers: [approved()] });
    await runJobs();
    await happens("score-received", { ...alone(), version: 2, answers: [approved()] });
    expect(await runJobs()).toBe(0);
    expect(await standing()).toEqual(["SCORE_DISCLOSURE to PRIMARY: sent"]);
  });

  it("a new version lets the clock of the one before run, and its last word settles both", async () => {
    await happens("score-received", { ...alone(), answers: [declined(), approved()] });
    await happens("submitted", { ...alone(), version: 2, answers: [] });
    expect((await standing()).filter((line) => line.startsWith("ADVERSE"))).toEqual([
      "ADVERSE_ACTION to PRIMARY: open",
      "ADVERSE_ACTION to PRIMARY: open",
    ]);
    await happens("all-declined", { ...alone(), version: 2 });
    await runJobs();
    const rows = await rowsOf(mine.applicationId);
    const decided = rows.filter(({ kind }) => kind === "ADVERSE_ACTION");
    expect(decided.find(({ application_version: version }) => version === 1)?.dropped_at).not.toBeNull();
    expect(decided.find(({ application_version: version }) => version === 2)?.sent_at).not.toBeNull();
  });

  it("a letter that was dropped is owed again when the acceptance falls through", async () => {
    await happens("score-received", { ...alone(), answers: [declined(), approved()] });
    await happens("accepted", { ...alone(), answers: [declined(), approved()] });
    await happens("withdrawn", { ...alone(), answers: [declined(), approved()] });
    await runJobs();
    expect(await standing()).toContain("ADVERSE_ACTION to PRIMARY: sent");
  });

  test.each([
    ["accepted", ["ADVERSE_ACTION to PRIMARY: dropped", "INCOMPLETE to PRIMARY: dropped"]],
    ["completed", ["ADVERSE_ACTION to PRIMARY: open", "INCOMPLETE to PRIMARY: dropped"]],
  ] as const)("nobody is told what is not owed anymore: %s", async (why, expected) => {
    const missing = { items: ["Two recent pay stubs"], answerBy: "2026-06-24" };
    await happens("incomplete", { ...alone(), answers: [], missing });
    const { applicationId } = mine;
    await ctx.db.transaction((trx) => dropNotices(trx, ctx, { applicationId, why }));
    await runJobs();
    expect(await standing()).toEqual(expected);
    expect(await mailTo(robin().email)).toEqual([]);
  });

  it("what was sent stays sent", async () => {
    await happens("all-declined", alone());
    await runJobs();
    const { applicationId } = mine;
    await ctx.db.transaction((trx) => dropNotices(trx, ctx, { applicationId, why: "accepted" }));
    await happens("accepted", { ...alone(), answers: [declined(), approved()] });
    expect(await standing()).toEqual(["ADVERSE_ACTION to PRIMARY: sent"]);
  });
});

describe("The order's owner", () => {
  /** An order of the owner with the test's application. */
  async function ownOrder(): Promise<OrderView> {
    const order = await makeDraft(ctx, await world.addVehicle());
    await ctx.db.transaction(async (trx) => {
      const { id: orderId } = await trx
        .selectFrom("orders")
        .select("id")
        .where("tenant_id", "=", ctx.tenantId)
        .where("order_number", "=", order.orderNumber)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("credit_application")
        .values({
          tenant_id: ctx.tenantId,
          id: mine.applicationId,
          order_id: orderId,
          account_id: "acc_one",
          state: "SUBMITTED",
          version: 1,
          is_joint: true,
          is_co_buyer: false,
          joint_elsewhere: true,
          created_at: ctx.clock.now(),
          updated_at: ctx.clock.now(),
        })
        .execute();
    });
    return order;
  }

  it("reads their own letters, byte by byte as they were mailed, and none of the joint applicant's", async () => {
    const { orderNumber } = await ownOrder();
    await happens("all-declined");
    expect(await listNotices(ctx, { orderNumber })).toEqual({ notices: [] });
    await runJobs();
    const { notices } = await listNotices(ctx, { orderNumber });
    expect(notices).toEqual([
      {
        noticeId: expect.any(String) as string,
        kind: "ADVERSE_ACTION",
        title: "Decision on your credit application",
        sentAt: ctx.clock.now().toISOString(),
        isEarlier: false,
        appliedAt: null,
      },
    ]);
    const pdf = await readNoticePdf(ctx, { orderNumber, noticeId: notices[0]!.noticeId });
    const { bytes } = await letterTo(robin().email);
    expect(Buffer.from(pdf).equals(bytes)).toBe(true);
    const toRosa = (await rowsOf(mine.applicationId)).find(({ applicant_role: role }) => role === "JOINT");
    await expect(readNoticePdf(ctx, { orderNumber, noticeId: toRosa!.id })).rejects.toMatchObject({
      kind: "not-found",
      details: { code: "credit.noticeNotFound" },
    });
  });

  it("cannot open a letter that was not sent yet, nor one of another order", async () => {
    const { orderNumber } = await ownOrder();
    await happens("submitted", { ...alone(), answers: [] });
    const [row] = await rowsOf(mine.applicationId);
    const other = await makeDraft(ctx, await world.addVehicle());
    await expect(readNoticePdf(ctx, { orderNumber, noticeId: row!.id })).rejects.toMatchObject({
      kind: "not-found",
    });
    world.clock.advance({ days: 26 });
    await clockRings();
    const sent = { orderNumber: other.orderNumber, noticeId: row!.id };
    await expect(readNoticePdf(ctx, sent)).rejects.toMatchObject({ kind: "not-found" });
    expect((await readNoticePdf(ctx, { orderNumber, noticeId: row!.id })).byteLength).toBeGreaterThan(1_000);
  });

  it("is the only one who does", async () => {
    const { orderNumber } = await ownOrder();
    await happens("all-declined");
    await runJobs();
    const [notice] = (await listNotices(ctx, { orderNumber })).notices;
    const noticeId = notice!.noticeId;
    for (const stranger of [drawing(world.as("acc_two")), otherCtx]) {
      await expect(listNotices(stranger, { orderNumber })).rejects.toMatchObject({ kind: "not-found" });
      await expect(readNoticePdf(stranger, { orderNumber, noticeId })).rejects.toMatchObject({
        kind: "not-found",
      });
    }
    const nobody = { ...ctx, actor: { kind: "anonymous" as const } };
    await expect(readNoticePdf(nobody, { orderNumber, noticeId })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  it("may have a letter drawn twenty times an hour, and read what was drawn as often as they like", async () => {
    const { orderNumber } = await ownOrder();
    await happens("all-declined");
    await runJobs();
    const [notice] = (await listNotices(ctx, { orderNumber })).notices;
    const input = { orderNumber, noticeId: notice!.noticeId };
    const own = { ...ctx, noticePress: new NoticePress() };
    for (let at = 0; at < 25; at += 1) await readNoticePdf(own, input);
    const forgetful = {
      has: () => false,
      draw: () => Promise.resolve(new Uint8Array()),
    } as unknown as NoticePress;
    const unkept = { ...ctx, noticePress: forgetful };
    // The first reading drew it.
    for (let at = 1; at < 20; at += 1) await readNoticePdf(unkept, input);
    await expect(readNoticePdf(unkept, input)).rejects.toMatchObject({
      details: { code: "credit.noticeTooMany" },
    });
  });
});
