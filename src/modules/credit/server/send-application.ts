import { findVehicleForSale, type VehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { CreditRequest, RequestedVehicle } from "#modules/underwriting/domain/credit-request.ts";
import { askLenders, askLendersFirst } from "#modules/lenders/server/ask-lenders.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { expectAnswers } from "#modules/orders/server/drafts/expected-answers.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { lenderRelation } from "../domain/lender-relation.ts";
import { requestedStructure } from "../domain/requested-structure.ts";
import type { CreditContext } from "./credit-context.ts";
import type { ApplicationRow } from "./internal/application-repo.ts";
import { applicantsOf } from "./internal/applicants-of.ts";
import type { KnownPerson } from "./internal/read-people.ts";

interface Application {
  readonly order: Order;
  readonly application: Pick<ApplicationRow, "id" | "is_joint" | "relation">;
  /** As it was frozen. */
  readonly version: number;
  /** It was frozen in this transaction: nobody was asked about it before. */
  readonly isFrozenNow?: boolean;
  readonly people: readonly KnownPerson[];
  /** As the caller has read it. */
  readonly forSale?: VehicleForSale;
}

/**
 * Asks every lender about a version of an application, with the order's terms; the same version is sent once.
 * @returns whether the deal may have moved already, because not every lender takes such an application
 */
export async function sendApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  application: Application,
): Promise<{ readonly hasMoved: boolean }> {
  const request = await requestOf(trx, ctx, application);
  const ask = application.isFrozenNow ? askLendersFirst : askLenders;
  const { notSent } = await ask(trx, ctx, request);
  if (notSent.length === 0) expectAnswers(ctx, application.order);
  return { hasMoved: notSent.length > 0 };
}

async function requestOf(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order, application, version, people, forSale }: Application,
): Promise<CreditRequest> {
  const { snapshot } = order;
  const applicants = applicantsOf(ctx, { order, people });
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
    vehicle: vehicleOf(order, forSale ?? (await findVehicleForSale(trx, ctx, { id: order.vehicleId }))),
    state: applicants[0]?.addresses[0]?.state ?? snapshot.buyerState,
    requestedAt: ctx.clock.now().toISOString(),
  };
}

const CONDITIONS = { new: "NEW", certified: "CERTIFIED", used: "USED" } as const;

function vehicleOf({ snapshot }: Order, forSale: VehicleForSale | undefined): RequestedVehicle {
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
