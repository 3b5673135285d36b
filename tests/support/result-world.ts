import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { insertAccount } from "#modules/accounts/server/accounts-repo.ts";
import { declineLettersOf } from "#modules/credit-letters/server/decline-letters.ts";
import { NoticePress } from "#modules/credit-letters/server/notice-press.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { IdentityBody, StartBody } from "#modules/prequalification/domain/journey/journey-schemas.ts";
import { resultJobs } from "#modules/prequalification-results/jobs.ts";
import type { AdvanceContext } from "#modules/prequalification/server/journey/advance-journey.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { identifyPerson } from "#modules/prequalification/server/journey/identify-person.ts";
import { verifyPasscode } from "#modules/prequalification/server/journey/verify-passcode.ts";
import type {
  LettersContext,
  ResultContext,
} from "#modules/prequalification-results/server/result-context.ts";
import type { Actor } from "#platform/server/context/request-context.ts";
import { HOME, type JourneyWorld, makeJourneyWorld } from "./journey-world.ts";

export type ResultTestContext = AdvanceContext & ResultContext & LettersContext;

export interface ResultWorld extends Omit<JourneyWorld, "ctx" | "otherTenantCtx"> {
  readonly ctx: ResultTestContext;
  readonly otherTenantCtx: ResultTestContext;
  /** What tasks and jobs run with. */
  readonly system: ResultTestContext;
  /** Pre-qualifies somebody new; answers what their tab holds. */
  qualify(change?: Partial<StartBody>, ctx?: ResultTestContext): Promise<string>;
  /** The same of somebody whom the bureau asks for their address, their mail and their number. */
  qualifyAtHome(
    home?: Partial<IdentityBody>,
    change?: Partial<StartBody>,
    ctx?: ResultTestContext,
  ): Promise<string>;
  /** A form of somebody new whom no lender takes. */
  refused(): Partial<StartBody>;
  /** The same store so many days later. */
  later(days: number, ctx?: ResultTestContext): ResultTestContext;
  /** A confirmed account that is signed in. */
  signedIn(email: string): Promise<ResultTestContext & { readonly accountId: string }>;
  /** The same store with other rules or programs. */
  withConfig(
    change: Partial<ResultTestContext["tenant"]["config"]>,
    ctx?: ResultTestContext,
  ): ResultTestContext;
  /** Runs every letter's job that is due, so many days later. */
  runJobs(days?: number): Promise<void>;
  /** Rows of one of the tables. */
  rows(table: string): Promise<Record<string, unknown>[]>;
}

/** What of a card prices it: one of $30,000, between a cheaper and a dearer one. */
const CARDS = [22_000_00, 30_000_00, 41_000_00].map((priceCents, at) => ({
  id: `veh_${at}`,
  dealershipId: "austin",
  type: "USED" as const,
  year: 2024,
  make: "Toyota",
  mileage: 18_000,
  priceCents,
  msrpCents: null,
  incentivesCents: 0,
}));

/** Journeys to their end against the embedded bureau, with what becomes of results. */
export async function makeResultWorld(): Promise<ResultWorld> {
  const world = await makeJourneyWorld();
  const ports = {
    vehicleSearch: {
      stock: () => ({ index: { cards: () => CARDS as unknown as VehicleCardView[] } }),
    } as unknown as ResultContext["vehicleSearch"],
    declineLetters: declineLettersOf(new NoticePress()),
    brandLogos: { of: async () => null } as unknown as LettersContext["brandLogos"],
  };
  const ctx: ResultTestContext = { ...world.ctx, ...ports };
  const system = { ...ctx, actor: { kind: "system", name: "test" } as const };
  let refused = 0;
  const later: ResultWorld["later"] = (days, of = ctx) => ({
    ...of,
    clock: { now: () => new Date(world.clock.now().getTime() + days * DAY_MS) },
  });
  return {
    ...world,
    ctx,
    otherTenantCtx: { ...world.otherTenantCtx, ...ports },
    system,
    async qualify(change = {}, of = ctx) {
      const form = world.form(change);
      const capability = await world.begin(form, of);
      await verifyPasscode(of, { capability, code: await world.codeFor(form.phone, of) });
      return capability;
    },
    async qualifyAtHome(home = {}, change = {}, of = ctx) {
      const form = world.form({ lastName: "Newcomer", ...change });
      const capability = await world.begin(form, of);
      await verifyPasscode(of, { capability, code: await world.codeFor(form.phone, of) });
      await identifyPerson(of, { capability, body: { ...HOME, ...home } });
      // The same score as without the number.
      const digits = Number(form.phone.slice(-3));
      const ssn = `123456${digits >= 300 && digits <= 400 ? digits : 715}`;
      await identifyPerson(of, { capability, body: { emailOptIn: false, textOptIn: false, ...home, ssn } });
      return capability;
    },
    refused: () => ({ phone: `5125550${300 + ((refused += 1) % 99)}` }),
    later,
    async signedIn(email) {
      const accountId = ctx.ids.next("acc");
      const person = { email, firstName: "Robin", lastName: "Buyer", phone: "5122345678" };
      const account = { id: accountId, person, passwordHash: "none", at: ctx.clock.now() };
      await ctx.db.transaction((trx) => insertAccount(trx, ctx, account));
      const actor: Actor = { kind: "account", accountId, sessionId: "ses" };
      return { ...ctx, actor, accountId };
    },
    withConfig: (change, of = ctx) => ({
      ...of,
      tenant: { ...of.tenant, config: { ...of.tenant.config, ...change } },
    }),
    async runJobs(days = 0) {
      const at = days === 0 ? system : later(days, system);
      for (const job of resultJobs) {
        const due = await world.database.owner.query<{ payload: unknown }>(
          "update job set done_at = $1 where tenant_id = $2 and kind = $3 and done_at is null and run_at <= $1 returning payload",
          [at.clock.now(), ctx.tenantId, job.kind],
        );
        for (const { payload } of due.rows) await job.handle(at, payload);
      }
    },
    async rows(table) {
      const { rows } = await world.database.owner.query<Record<string, unknown>>(
        `select * from ${table} where tenant_id = $1${table === "prequalification_erasure" ? " order by id" : ""}`,
        [ctx.tenantId],
      );
      return rows;
    },
  };
}

/** The store's programs with something changed in each. */
export function programsWith(
  ctx: Pick<ResultTestContext, "tenant">,
  change: (program: LenderProgram) => Partial<LenderProgram>,
): { readonly lenders: ResultTestContext["tenant"]["config"]["lenders"] } {
  const { lenders } = ctx.tenant.config;
  const programs = lenders.programs.map((program) => ({ ...program, ...change(program) }));
  return { lenders: { ...lenders, programs } };
}
