import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { listNotices } from "#modules/credit-letters/server/list-notices.ts";
import { noticeClocks } from "#modules/credit-letters/server/notice-clocks.ts";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import { readNoticePdf } from "#modules/credit-letters/server/read-notice-pdf.ts";
import { ringNoticeClock } from "#modules/credit-letters/server/ring-notice-clock.ts";
import { type ComposedApp, makeComposedApp } from "#tests/support/composed-app.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";

describe("Letters about a real application", () => {
  let world: CreditWorld;
  beforeAll(async () => {
    world = await makeCreditWorld();
  });
  afterAll(() => world.close());

  let buyers = 0;
  const buyer = () => world.as(`acc_letters_${(buyers += 1)}`);
  type Ctx = ReturnType<typeof buyer>;

  const kindsOf = async (ctx: Ctx, orderNumber: string) =>
    (await listNotices(ctx, { orderNumber })).notices.map(({ kind }) => kind).toSorted();
  /** Kinds and last days of the letters that wait. */
  const waitingOf = async (orderNumber: string) =>
    (await noticeClocks(world.system)).clocks.filter((clock) => clock.orderNumber === orderNumber);
  async function daysPass(days: number): Promise<void> {
    world.clock.advance({ days });
    await ringNoticeClock(world.system);
    await world.runJobs();
  }

  it("name each lender that declined with the score it used, once", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.decline);
    expect(await kindsOf(ctx, orderNumber)).toEqual(["ADVERSE_ACTION"]);
    const [notice] = (await listNotices(ctx, { orderNumber })).notices;
    const pdf = await readNoticePdf(
      { ...ctx, noticePress: new NoticePress() },
      { orderNumber, noticeId: notice!.noticeId },
    );
    const text = (await pdfPages(pdf)).join(" ").replace(/\s+/gu, " ");
    for (const { legalName } of ctx.tenant.config.lenders.programs) expect(text).toContain(legalName);
    expect(text.split("Principal reasons for the decision:")).toHaveLength(4);
    expect(text).toContain("Your credit score 510");
    expect(await waitingOf(orderNumber)).toEqual([]);
  });

  it("are the score alone for who accepts an offer, also when the clocks of the others would be over", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.approve);
    const decision = await readDecision(ctx, { orderNumber });
    const offer = decision.offers[0]!;
    await acceptOffer(ctx, { orderNumber, ...offer });
    await world.runJobs();
    expect(await kindsOf(ctx, orderNumber)).toEqual(["SCORE_DISCLOSURE"]);
    expect(await waitingOf(orderNumber)).toEqual([]);
  });

  it("are the score alone for who takes an approved application back", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.approve);
    await endApplication(ctx, { orderNumber, why: "declined" });
    await world.runJobs();
    expect(await kindsOf(ctx, orderNumber)).toEqual(["SCORE_DISCLOSURE"]);
  });

  it("come on day 25 from the retailer where no lender ever answered", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.silent);
    await daysPass(24);
    expect(await kindsOf(ctx, orderNumber)).toEqual([]);
    expect(await waitingOf(orderNumber)).toMatchObject([{ kind: "ADVERSE_ACTION", isEscalated: true }]);
    await daysPass(1);
    expect(await kindsOf(ctx, orderNumber)).toEqual(["ADVERSE_ACTION"]);
  });

  it("are none about a frozen file", async () => {
    const ctx = buyer();
    const { orderNumber } = await world.decided(ctx, SSN.frozen);
    await daysPass(31);
    expect(await kindsOf(ctx, orderNumber)).toEqual([]);
  });
});

describe("The calls for letters", () => {
  let app: ComposedApp;
  let headers: Record<string, string>;
  let orderNumber: string;
  beforeAll(async () => {
    app = await makeComposedApp();
    headers = await app.signIn();
    const [vehicleId = ""] = await listAvailable(app.call);
    ({ orderNumber } = await placeOrder(app.call, { headers, vehicleId, until: "draft" }));
  });
  afterAll(() => app.close());

  const letters = (of = orderNumber) => `/api/credit-applications/${of}/notices`;

  it("list none for an order without an application", async () => {
    const answer = await app.call(letters(), { headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ notices: [] });
  });

  test.each([
    ["an unknown order", () => letters("FC00000000000000"), "order.notFound"],
    ["no order number at all", () => letters("..%2f"), "order.notFound"],
    ["a letter that does not exist", () => `${letters()}/ntc_1`, "credit.noticeNotFound"],
    [
      "a letter with a hostile name",
      () => `${letters()}/${encodeURIComponent("' or 1=1 --")}`,
      "credit.noticeNotFound",
    ],
  ])("answer 404 for %s", async (_, address, code) => {
    const answer = await app.call(address(), { headers });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code });
  });

  it("answer nobody who is not signed in", async () => {
    expect((await app.call(letters())).status).toBe(401);
    expect((await app.call(`${letters()}/ntc_1`)).status).toBe(401);
  });

  it("show the desk which clocks run", async () => {
    const answer = await app.call("/sandbox/api/credit-notices");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ clocks: [] });
  });
});
