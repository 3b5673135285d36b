import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type {
  CreditApplicant,
  CreditRequest,
  RequestedVehicle,
} from "#modules/lenders/domain/credit-request.ts";
import { askLenders } from "#modules/lenders/server/ask-lenders.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { termsDigest } from "#modules/orders/server/terms-digest.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { english } from "#platform/shared/texts/text.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { creditApplicantOf } from "../domain/credit-applicant-of.ts";
import type { CreditSubmission } from "../domain/credit-submission.ts";
import { lenderRelation } from "../domain/lender-relation.ts";
import { requestedStructure } from "../domain/requested-structure.ts";
import { spouseOf } from "../domain/spouse-of.ts";
import type { CreditContext } from "./credit-context.ts";
import { applicationIncomplete } from "./credit-errors.ts";
import { findApplicants } from "./internal/applicant-repo.ts";
import { type ApplicationRow, findApplication, updateApplication } from "./internal/application-repo.ts";
import { type KnownPerson, readPeople } from "./internal/read-people.ts";
import { insertSubmission } from "./internal/submission-repo.ts";

const INCOMPLETE = english("This part isn't complete yet.");
const NOT_STARTED = english("Fill in the credit application first.");

/**
 * Freezes the application as a version and sends it to the lenders, in the caller's transaction: with the order's
 * terms as they were agreed to. The same version is never sent twice.
 * @throws AppError invalid `credit.applicationIncomplete`, `fields` by page such as `PRIMARY.housing`
 */
export async function submitApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order }: { readonly order: Order },
): Promise<void> {
  const application = await findApplication(trx, ctx, { orderId: order.id, lock: true });
  if (application === undefined) throw applicationIncomplete({ "PRIMARY.personal": NOT_STARTED });
  const rows = await findApplicants(trx, ctx, { applicationId: application.id });
  const people = await readPeople(trx, ctx, { order, application, rows });
  requireComplete(people);
  const version = application.version + 1;
  const today = localTimeOf(ctx.clock.now().getTime(), order.snapshot.rooftop.timeZone).date;
  const applicants = applicantsOf(people, today);
  await insertSubmission(trx, ctx, {
    applicationId: application.id,
    version,
    submission: submissionOf({ order, application, people, applicants }),
    termsDigest: termsDigest(order.snapshot),
  });
  await updateApplication(trx, ctx, {
    id: application.id,
    state: "SUBMITTED",
    version,
    outcome: null,
    submitted_at: ctx.clock.now(),
    decided_at: null,
  });
  const request = await requestOf(trx, ctx, { order, application, version, applicants, people });
  await askLenders(trx, ctx, request);
}

function requireComplete(people: readonly KnownPerson[]): void {
  const missing = people.flatMap(({ role, pages }) =>
    pages.flatMap(({ page, isComplete, problems }) =>
      isComplete ? [] : [[`${role}.${page}`, Object.values(problems)[0] ?? INCOMPLETE]],
    ),
  );
  if (missing.length > 0) throw applicationIncomplete(Object.fromEntries(missing) as Record<string, string>);
}

function applicantsOf(people: readonly KnownPerson[], today: string): readonly CreditApplicant[] {
  const [primary, joint] = people;
  if (primary === undefined) return [];
  return people.map((person) =>
    creditApplicantOf({ ...person, applicantId: person.row.id }, { primary, joint, today }),
  );
}

function submissionOf(input: {
  readonly order: Order;
  readonly application: ApplicationRow;
  readonly people: readonly KnownPerson[];
  readonly applicants: readonly CreditApplicant[];
}): CreditSubmission {
  const { order, application, people, applicants } = input;
  return {
    applicants: applicants.map(({ ssn, ...applicant }, at) => ({
      ...applicant,
      ssnLast4: ssn.slice(-4),
      consents: (people[at]?.consents ?? []).map((row) => ({
        code: row.code,
        version: row.version,
        textHash: row.text_hash,
        givenAt: row.given_at.toISOString(),
        givenOn: row.given_on,
      })),
    })),
    relation: application.is_joint ? application.relation : null,
    isCoBuyer: application.is_joint && application.is_co_buyer,
    spouse: people[0] ? spouseOf(people[0].draft) : null,
    vehicleTitle: order.snapshot.vehicle.title,
    titleState: order.snapshot.buyerState,
  };
}

async function requestOf(
  trx: TenantTransaction,
  ctx: CreditContext,
  input: {
    readonly order: Order;
    readonly application: ApplicationRow;
    readonly version: number;
    readonly applicants: readonly CreditApplicant[];
    readonly people: readonly KnownPerson[];
  },
): Promise<CreditRequest> {
  const { order, application, version, applicants, people } = input;
  const { snapshot } = order;
  const isLease = snapshot.terms?.kind === "lease";
  return {
    requestId: "",
    applicationId: application.id,
    applicationVersion: version,
    orderId: order.id,
    dealType: isLease ? "lease" : "finance",
    applicants,
    relation: application.is_joint ? lenderRelation(application.relation, people[1]) : null,
    structure: requestedStructure(snapshot),
    vehicle: await vehicleOf(trx, ctx, order),
    state: applicants[0]?.addresses[0]?.state ?? snapshot.buyerState,
    requestedAt: ctx.clock.now().toISOString(),
  };
}

const CONDITIONS = { new: "NEW", certified: "CERTIFIED", used: "USED" } as const;

async function vehicleOf(
  trx: TenantTransaction,
  ctx: CreditContext,
  { vehicleId, snapshot }: Order,
): Promise<RequestedVehicle> {
  const forSale = await findVehicleForSale(trx, ctx, { id: vehicleId });
  const { vehicle, lines } = snapshot;
  return {
    vin: vehicle.vin ?? vehicle.key,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    mileage: vehicle.mileage ?? 0,
    condition: CONDITIONS[vehicle.condition],
    titleBrand: null,
    priceCents: lines.find(({ code }) => code === "price")?.amountCents ?? 0,
    msrpCents: forSale?.msrpCents ?? null,
    invoiceCents: null,
    bookValueCents: null,
  };
}
