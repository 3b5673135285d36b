import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { listNotices } from "#modules/credit-letters/server/list-notices.ts";
import { inviteJoint } from "#modules/credit/server/invite-joint.ts";
import { readApplication, readInvitedApplication } from "#modules/credit/server/read-application.ts";
import { savePage } from "#modules/credit/server/save-page.ts";
import { saveSsn } from "#modules/credit/server/save-ssn.ts";
import { setJoint } from "#modules/credit/server/set-joint.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import type { TrackerTestContext } from "#tests/support/tracker-world.ts";
import { TranslatedTenants } from "./language/translated-tenants.ts";
import { listSandboxMessages } from "#modules/messaging/server/list-sandbox-messages.ts";
import {
  type CreditWorld,
  JOINT_PAGES,
  makeCreditWorld,
  SSN,
  TEST_PAGES,
} from "#tests/support/credit-world.ts";

let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_applicant_${(buyers += 1)}`);
const code = (expected: string) => ({ details: { code: expected } });
const TOGETHER = { relation: "DOMESTIC_PARTNER", isCoBuyer: true } as const;

describe("Filling in an application", () => {
  test("begins with what checkout knows, and keeps each page as it is typed", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.financeDraft(ctx);
    const before = await readApplication(ctx, { orderNumber });
    expect(before.applicants[0]?.draft?.personal).toMatchObject({ firstName: "Robin", county: "Sample" });
    const saved = await savePage(
      ctx,
      { orderNumber, role: "PRIMARY" },
      { page: "employment", fields: { status: "FULL_TIME", annualIncome: "lots" } },
    );
    const page = saved.applicants[0]?.pages.find((one) => one.page === "employment");
    expect(page?.problems["annualIncome"]).toBe("Enter an amount from $1 to $999,999.");
    expect((await readApplication(ctx, { orderNumber })).applicants[0]?.draft?.employment).toEqual({
      status: "FULL_TIME",
      annualIncome: "lots",
    });
  });

  test("never answers an SSN, and keeps none that anybody could read", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.financeDraft(ctx);
    const visitor = { orderNumber, role: "PRIMARY" } as const;
    await expect(saveSsn(ctx, visitor, { ssn: "000-12-3456" })).rejects.toMatchObject({
      details: { code: "credit.ssnInvalid", fields: { ssn: "Enter a valid Social Security number." } },
    });
    const view = await saveSsn(ctx, visitor, { ssn: "219 09 9871" });
    expect(view.applicants[0]?.ssnLast4).toBe("9871");
    expect(JSON.stringify(view)).not.toContain("219099871");
    const { rows } = await world.database.owner.query("select * from credit_applicant");
    expect(JSON.stringify(rows)).not.toMatch(/219-?09-?9871|\b9871\b/u);
  });

  test("is refused to others, and once the order is paid in full", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.financeDraft(ctx);
    await expect(readApplication(buyer(), { orderNumber })).rejects.toMatchObject(code("order.notFound"));
    await expect(readApplication(world.otherTenantCtx, { orderNumber })).rejects.toMatchObject(
      code("order.notFound"),
    );
  });

  test("can't be submitted before everything is there", async () => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    await expect(world.submit(ctx, order)).rejects.toMatchObject(code("credit.applicationIncomplete"));
    await savePage(
      ctx,
      { orderNumber: order.orderNumber, role: "PRIMARY" },
      { page: "personal", fields: TEST_PAGES.personal },
    );
    await expect(world.submit(ctx, order)).rejects.toMatchObject({
      details: { fields: expect.objectContaining({ "PRIMARY.employment": expect.any(String) }) },
    });
  });
});

describe("A second applicant", () => {
  test("on the same device has pages of their own, with other contact data", async () => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    const { orderNumber } = order;
    await world.fillIn(ctx, order);
    await setJoint(ctx, { orderNumber }, { ...TOGETHER, isElsewhere: false });
    const visitor = { orderNumber, role: "JOINT" } as const;
    const personal = { ...JOINT_PAGES.personal, email: "ROBIN@example.com" };
    const view = await savePage(ctx, visitor, { page: "personal", fields: personal });
    const problems = view.applicants[1]?.pages.find(({ page }) => page === "personal")?.problems;
    expect(problems).toEqual({ email: "Email must be different from the primary applicant's." });
    await expect(saveSsn(ctx, visitor, { ssn: SSN.approve })).rejects.toMatchObject(
      code("credit.ssnInvalid"),
    );
    await saveSsn(ctx, visitor, { ssn: SSN.jointApprove });
    const mine = saveSsn(ctx, { orderNumber, role: "PRIMARY" }, { ssn: SSN.jointApprove });
    await expect(mine).rejects.toMatchObject({
      details: { fields: { ssn: expect.stringContaining("your co-applicant's") } },
    });
    // Both have to say that they apply together, the first one anew.
    expect(view.isReady).toBe(false);
  });

  test("on a phone of their own sees nothing of the first, and is seen by nobody", async () => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    const { orderNumber } = order;
    await world.fillIn(ctx, order);
    await setJoint(ctx, { orderNumber }, { ...TOGETHER, isElsewhere: true });
    await inviteJoint(ctx, { orderNumber }, { email: "rosa@example.com", phoneConsent: false });
    const [mail] = await listSandboxMessages(world.system, { to: "rosa@example.com" });
    const token = /\/co-applicant#([0-9A-Z]{32})/u.exec(mail?.text ?? "")?.[1] ?? "";
    const phone = { invitation: `${token}.${"0".repeat(32)}` };
    const mine = await readInvitedApplication(ctx, phone);
    expect(mine.applicants.map(({ role }) => role)).toEqual(["JOINT"]);
    expect(JSON.stringify(mine)).not.toMatch(/Main Street|robin@|90,000|6780/u);
    // Another device that got hold of the link is too late.
    await expect(
      readInvitedApplication(ctx, { invitation: `${token}.${"1".repeat(32)}` }),
    ).rejects.toMatchObject(code("credit.invitationInvalid"));
    await savePage(ctx, phone, { page: "employment", fields: JOINT_PAGES.employment });
    const owners = await readApplication(ctx, { orderNumber });
    expect(owners.applicants[1]).toMatchObject({ isMine: false, draft: null, ssnLast4: null });
    expect(JSON.stringify(owners)).not.toMatch(/City Library|52000/u);
    await expect(
      savePage(ctx, { orderNumber, role: "JOINT" }, { page: "housing", fields: {} }),
    ).rejects.toMatchObject(code("credit.filledInElsewhere"));
  });

  test("who has finished on their own phone is told to the first by mail, once", async () => {
    const ctx = buyer();
    const order = await world.financeDraft(ctx);
    const { orderNumber } = order;
    await setJoint(ctx, { orderNumber }, { ...TOGETHER, isElsewhere: true });
    await world.fillIn(ctx, order);
    await inviteJoint(ctx, { orderNumber }, { email: "second@example.com", phoneConsent: false });
    const [mail] = await listSandboxMessages(world.system, { to: "second@example.com" });
    const token = /#([0-9A-Z]{32})/u.exec(mail?.text ?? "")?.[1] ?? "";
    const invitation = `${token}.${"0".repeat(32)}`;
    await world.fillIn(ctx, order, { role: "JOINT", ssn: "123-45-6790", invitation });
    await savePage(ctx, { invitation }, { page: "housing", fields: JOINT_PAGES.housing });
    const mails = await listSandboxMessages(world.system, { to: "robin@example.com" });
    const told = mails.filter(({ text }) => text.includes(orderNumber));
    expect(told.map(({ subject }) => subject)).toEqual(["The second part of your application is complete"]);
    expect((await readApplication(ctx, { orderNumber })).isReady).toBe(true);
  });
});

describe("A second applicant without an account", () => {
  const translated = new TranslatedTenants();
  const readers: NonNullable<TrackerTestContext["readers"]> = {
    languageOf: () => Promise.resolve(undefined),
    translateTenant: (tenant, language) => translated.translateTenant(tenant, language),
  };
  const speaking = (ctx: TrackerTestContext, language: Language): TrackerTestContext => ({
    ...ctx,
    readers,
    tenant: translated.translateTenant(ctx.tenant, language),
  });
  let pairs = 0;
  // Jobs ask it too.
  beforeAll(() => void Object.assign(world.system, { readers }));
  afterAll(() => void Object.assign(world.system, { readers: undefined }));

  /** Two people apply, each on their own pages; answers what the second one was written, the newest first. */
  async function mailsOfPair(mine: Language, theirs: Language) {
    const account = buyer();
    const own = speaking(account, mine);
    const email = `other.${(pairs += 1)}@example.com`;
    const draft = await world.financeDraft(own);
    const { orderNumber } = draft;
    await setJoint(own, { orderNumber }, { ...TOGETHER, isElsewhere: true });
    await inviteJoint(own, { orderNumber }, { email, phoneConsent: false });
    const [invitation] = await listSandboxMessages(world.system, { to: email });
    const token = /#([0-9A-Z]{32})/u.exec(invitation?.text ?? "")?.[1] ?? "";
    await world.fillIn(own, draft, { ssn: SSN.decline });
    const pages = { ...JOINT_PAGES, personal: { ...JOINT_PAGES.personal, email } };
    await world.fillIn(speaking(account, theirs), draft, {
      role: "JOINT",
      ssn: "123-45-6790",
      pages,
      invitation: `${token}.${"0".repeat(32)}`,
    });
    await world.submit(own, draft);
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    const mails = await listSandboxMessages(world.system, { to: email });
    return mails.map(({ subject }) => subject);
  }

  test.each([
    ["en", "es", /^Robin quiere/u, "http://localhost/es/co-applicant#"],
    ["es", "en", /^Robin wants/u, "http://localhost/co-applicant#"],
  ] as const)(
    "is invited by one who reads %s in the %s that was chosen for them, which the next invitation offers again",
    async (mine, theirs, words, address) => {
      const own = speaking(buyer(), mine);
      const email = `other.${(pairs += 1)}@example.com`;
      const { orderNumber } = await world.financeDraft(own);
      await setJoint(own, { orderNumber }, { ...TOGETHER, isElsewhere: true });
      const invite = (language?: Language) =>
        inviteJoint(own, { orderNumber }, { email, phoneConsent: false, language });
      const { joint } = await invite(theirs);
      expect(joint?.invitation?.language).toBe(theirs);
      const [invitation] = await listSandboxMessages(world.system, { to: email });
      expect(invitation?.subject).toMatch(words);
      expect(invitation?.text).toContain(address);
      // Where nobody chose, it is that of the sender's pages, as for callers of earlier releases.
      expect((await invite()).joint?.invitation?.language).toBe(mine);
    },
  );

  test.each([
    ["en", "es", "Para sus archivos: información sobre su puntaje de crédito"],
    ["es", "en", "For your records: credit score information"],
  ] as const)(
    "beside one who reads %s is written to in the %s of their own pages",
    async (mine, theirs, subject) => {
      expect((await mailsOfPair(mine, theirs))[0]).toBe(subject);
    },
  );
});

describe("A submitted application", () => {
  test("is answered by every lender, and an offer becomes the order", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.approve);
    const decision = await readDecision(ctx, { orderNumber });
    expect(decision.state).toBe("offers");
    expect(decision.order.deal.status).toBe("LNSEL");
    const [offer] = decision.offers;
    if (!offer) throw new Error("no offer");
    const bought = await acceptOffer(ctx, { orderNumber, ...offer });
    expect(bought.deal.status).toBe("VPEN");
    await world.runJobs();
    const { notices } = await listNotices(ctx, { orderNumber });
    expect(notices.map(({ kind }) => kind)).toEqual(["SCORE_DISCLOSURE"]);
    const { rows } = await world.database.owner.query(
      "select ssn_sealed, a.state, a.outcome from credit_applicant p join credit_application a on a.id = p.application_id join orders o on o.id = a.order_id where o.order_number = $1",
      [orderNumber],
    );
    expect(rows).toEqual([{ ssn_sealed: null, state: "OVER", outcome: "ACCEPTED" }]);
  });

  test("of two people goes to the lenders once, and the second is a party of the order", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await setJoint(ctx, { orderNumber }, { ...TOGETHER, isElsewhere: false });
    await world.fillIn(ctx, draft);
    await world.fillIn(ctx, draft, { role: "JOINT", ssn: "123-45-6790" });
    const answers = await Promise.all([world.submit(ctx, draft), world.submit(ctx, draft)]);
    for (const { deal } of answers) expect(deal.status).toBe("DPEN");
    const { rows } = await world.database.owner.query(
      "select count(*)::int as requests from lender_request r join orders o on o.id = r.order_id where o.order_number = $1",
      [orderNumber],
    );
    expect(rows).toEqual([{ requests: 3 }]);
  });

  test("that every lender declines opens the choices again, and can be sent anew", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.decline);
    const decision = await readDecision(ctx, { orderNumber });
    expect(decision).toMatchObject({ state: "declined", order: { deal: { status: "LDEC" } } });
    const { notices } = await listNotices(ctx, { orderNumber });
    expect(notices.map(({ kind }) => kind)).toEqual(["ADVERSE_ACTION"]);
    const view = await readApplication(ctx, { orderNumber });
    expect(view).toMatchObject({ state: "open", isReady: true });
    await saveSsn(ctx, { orderNumber, role: "PRIMARY" }, { ssn: SSN.approve });
    const again = await world.submitAgain(ctx, decision.order);
    expect(again.deal.status).toBe("DPEN");
  });

  test("after another has letters of its own, told apart from those of the earlier one", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.decline);
    const letters = async () =>
      (await listNotices(ctx, { orderNumber })).notices.map(({ kind, isEarlier, appliedAt }) => [
        kind,
        isEarlier,
        appliedAt,
      ]);
    const [[, , first] = []] = await letters();
    expect(await letters()).toEqual([["ADVERSE_ACTION", false, expect.any(String)]]);
    world.clock.advance({ seconds: 120 });
    const second = ctx.clock.now().toISOString();
    await world.submitAgain(ctx, (await readDecision(ctx, { orderNumber })).order);
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    expect(await letters()).toEqual([
      ["ADVERSE_ACTION", false, second],
      ["ADVERSE_ACTION", true, first],
    ]);
  });

  test("with a frozen file waits, and nobody was declined", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.frozen);
    expect((await readDecision(ctx, { orderNumber })).order.deal.status).toBe("APEN");
  });

  test("that nobody answers times out", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.silent);
    world.clock.advance({ seconds: 3700 });
    await world.runJobs();
    expect((await readDecision(ctx, { orderNumber })).state).toBe("timed-out");
  });

  test("can't be changed while lenders decide, and is withdrawn once", async () => {
    const ctx = buyer();
    const draft = await world.financeDraft(ctx);
    const { orderNumber } = draft;
    await world.fillIn(ctx, draft);
    await world.submit(ctx, draft);
    await expect(saveSsn(ctx, { orderNumber, role: "PRIMARY" }, { ssn: SSN.decline })).rejects.toMatchObject(
      code("credit.notOpen"),
    );
    const ended = await endApplication(ctx, { orderNumber, why: "withdrawn" });
    expect(ended.deal.status).toBe("UDEC");
    await world.runJobs();
    world.clock.advance({ seconds: 60 });
    await world.runJobs();
    expect((await readDecision(ctx, { orderNumber })).order.deal.status).toBe("UDEC");
  });
});
