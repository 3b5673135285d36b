import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import type { ApplicantDraft } from "#modules/credit/domain/applicants/applicant-draft.ts";
import { CONSENT_TEXTS } from "#modules/credit/domain/consents.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { CreditContext } from "#modules/credit/server/credit-context.ts";
import { demonstrate, giveConsents } from "#modules/credit/server/give-consents.ts";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import { readApplication } from "#modules/credit/server/read-application.ts";
import { savePage, type TypedPage } from "#modules/credit/server/save-page.ts";
import { saveSsn } from "#modules/credit/server/save-ssn.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { jobs } from "#server/modules.ts";
import { acceptedOfferNews } from "#server/accepted-offer-news.ts";
import { creditPort } from "#server/composition/credit-port.ts";
import { lenderNews } from "#server/lender-news.ts";
import { TEST_BUYER } from "./checkout-world.ts";
import { JOINT_PAGES, SSN, TEST_PAGES } from "./credit-pages.ts";
import { makeTrackerWorld, type TrackerTestContext, type TrackerWorld } from "./tracker-world.ts";
export { JOINT_PAGES, SSN, TEST_PAGES } from "./credit-pages.ts";

export interface CreditWorld extends TrackerWorld {
  /** A finance draft of this buyer with complete details. */
  financeDraft(ctx: CheckoutContext, choices?: object): Promise<OrderView>;
  /** Fills in and agrees to everything of one person. */
  fillIn(
    ctx: CreditContext,
    order: OrderView,
    input?: {
      readonly role?: ApplicantRole;
      readonly ssn?: string;
      readonly pages?: ApplicantDraft;
      /** The joint person types on a phone of their own. */
      readonly invitation?: string;
    },
  ): Promise<void>;
  submit(ctx: CheckoutContext, order: OrderView): Promise<OrderView>;
  /** Applies anew, by a buyer who was asked whether they want to. */
  submitAgain(ctx: CheckoutContext, order: OrderView): Promise<OrderView>;
  /** Runs everything that is due, and what that leaves due. */
  runJobs(): Promise<void>;
  /** Submitted and answered by every lender. */
  decided(ctx: TrackerTestContext, ssn: string, choices?: object): Promise<OrderView>;
}

/** The tracker's world in which applications are really taken and embedded lenders decide. */
export async function makeCreditWorld(): Promise<CreditWorld> {
  const world = await makeTrackerWorld();
  const ports = {
    credit: creditPort,
    acceptedOfferNews,
    lenderNews,
    noticePress: new NoticePress(),
  };
  const wired = (ctx: TrackerTestContext): TrackerTestContext => ({ ...ctx, ...ports });
  const system = wired(world.system);
  const runJobs = () => runDueJobs(system);
  const submit = (ctx: CheckoutContext, { orderNumber, receipt }: OrderView) =>
    submitOrder(ctx, { orderNumber, ...receipt });
  const submitAgain: typeof submit = (ctx, { orderNumber, receipt }) =>
    submitOrder(ctx, { orderNumber, ...receipt, appliesAgain: true });
  const financeDraft: CreditWorld["financeDraft"] = async (ctx, choices = {}) => {
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(ctx, {
      vehicleKey,
      dealType: "Finance",
      choices: { downPaymentCents: 600_000, termMonths: 60, ...choices },
    });
    return (await updateOrder(ctx, { orderNumber: order.orderNumber, buyer: TEST_BUYER })).order;
  };
  return {
    ...world,
    ctx: wired(world.ctx),
    otherTenantCtx: wired(world.otherTenantCtx),
    as: (accountId) => wired(world.as(accountId)),
    system,
    financeDraft,
    fillIn: (ctx, order, input) => fillIn(ctx, order, { database: world.database, ...input }),
    submit,
    submitAgain,
    runJobs,
    async decided(ctx, ssn, choices) {
      const draft = await financeDraft(ctx, choices);
      await fillIn(ctx, draft, { database: world.database, ssn });
      const order = await submit(ctx, draft);
      await runJobs();
      world.clock.advance({ seconds: 60 });
      await runJobs();
      return order;
    },
  };
}

async function fillIn(
  ctx: CreditContext,
  { orderNumber }: OrderView,
  {
    role = "PRIMARY",
    ssn = SSN.approve,
    pages = role === "PRIMARY" ? TEST_PAGES : JOINT_PAGES,
    invitation,
    database,
  }: {
    readonly invitation?: string;
    readonly role?: ApplicantRole;
    readonly ssn?: string;
    readonly pages?: ApplicantDraft;
    readonly database: TrackerWorld["database"];
  },
): Promise<void> {
  const visitor = invitation === undefined ? { orderNumber, role } : { invitation };
  for (const [page, fields] of Object.entries(pages))
    await savePage(ctx, visitor, { page, fields } as TypedPage);
  await saveSsn(ctx, visitor, { ssn });
  const { rows } = await database.owner.query<{ demonstration_code: string }>(
    `select p.demonstration_code from credit_applicant p join credit_application a on a.id = p.application_id
     join orders o on o.id = a.order_id where o.order_number = $1 and p.role = $2`,
    [orderNumber, role],
  );
  await demonstrate(ctx, visitor, { code: rows[0]?.demonstration_code ?? "" });
  const view = await readApplication(ctx, { orderNumber });
  const mine = view.applicants.find((one) => one.role === role);
  const codes = (mine?.consents ?? []).map(({ code }) => ({ code, version: CONSENT_TEXTS[code].version }));
  await giveConsents(ctx, visitor, codes);
}

/** As a worker would; a job that fails is not tried again. */
async function runDueJobs(ctx: TrackerTestContext): Promise<void> {
  for (;;) {
    const due = await ctx.db.transaction((trx) =>
      trx
        .updateTable("job")
        .set({ done_at: ctx.clock.now() })
        .where("tenant_id", "=", ctx.tenantId)
        .where("done_at", "is", null)
        .where("run_at", "<=", ctx.clock.now())
        .returningAll()
        .execute(),
    );
    const known = due.flatMap((row) => {
      const job = jobs.find(({ kind }) => kind === row.kind);
      return job && /^(?:lenders|credit|checkout)\./u.test(row.kind) ? [{ row, job }] : [];
    });
    if (known.length === 0) return;
    for (const { row, job } of known) await job.handle(ctx as never, row.payload);
  }
}
