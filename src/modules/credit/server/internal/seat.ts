import type { Order } from "#modules/orders/domain/order.ts";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import {
  isApplicationOver,
  isApplicationPending,
} from "#modules/orders/domain/states/is-application-pending.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireAccountId, requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { followApplication } from "#modules/prequalification-results/server/follow-application.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { readLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { CreditContext } from "../credit-context.ts";
import { filledInElsewhere, invitationInvalid, noSuchApplicant, notOpen } from "../credit-errors.ts";
import {
  type ApplicantWithConsents,
  findApplicants,
  insertApplicant,
  insertFirstApplicant,
  speaking,
} from "./applicant-repo.ts";
import type { ApplicantDraft } from "../../domain/applicants/applicant-draft.ts";
import {
  type ApplicationRow,
  findApplication,
  findApplicationById,
  findOwnApplication,
  insertApplication,
} from "./application-repo.ts";
import { firstDraft } from "./first-draft.ts";
import { applicationOfLink, openInvitation } from "./invitation-repo.ts";

/** Who is asking: the order's owner about somebody's pages, or the invited person about their own. */
export type Visitor =
  | {
      readonly orderNumber: string;
      readonly role: ApplicantRole;
      /** Pages that the application is made with, where there is none yet. */
      readonly opening?: ApplicantDraft;
    }
  | { readonly invitation: string | null };

/** One person's place at an application that may be filled in. */
export interface Seat {
  readonly order: Order;
  readonly application: ApplicationRow;
  readonly applicant: ApplicantWithConsents;
  readonly everybody: readonly ApplicantWithConsents[];
  readonly viewer: "account" | "invitation";
  /** The application was made just now, with the pages that its visitor opened it with. */
  readonly isNew?: boolean;
}

/** Whether somebody may still change what lenders would decide by. */
export function isOpenForCredit({ orderStatus, dealStatus, dealType }: Order): boolean {
  return isInCart(orderStatus) && dealRules(dealType).hasLender && !isApplicationPending(dealStatus);
}

/**
 * The seat that a visitor may write at; the application is made by the first of them and its row is locked.
 * @throws AppError not-found `order.notFound`, `credit.invitationInvalid`; conflict `credit.notOpen`,
 * `credit.noSuchApplicant`, `credit.filledInElsewhere`
 */
export async function takeSeat(trx: TenantTransaction, ctx: CreditContext, visitor: Visitor): Promise<Seat> {
  const seat =
    "invitation" in visitor
      ? await invitedSeat(trx, ctx, visitor)
      : await ownersSeat(trx, ctx, { ...visitor, lock: true });
  return requireOpenSeat(trx, ctx, seat);
}

/** The same for somebody who only looks: an application that is there already is not locked. @throws as `takeSeat` */
export async function lookFromSeat(
  trx: TenantTransaction,
  ctx: CreditContext,
  visitor: Visitor,
): Promise<Seat> {
  if ("invitation" in visitor) return takeSeat(trx, ctx, visitor);
  return requireOpenSeat(trx, ctx, await ownersSeat(trx, ctx, { ...visitor, lock: false }));
}

/**
 * The same in one look, of an owner whose application is there and is being filled in. Undefined for everybody else, whom
 * `lookFromSeat` answers.
 */
export async function glanceFromSeat(
  trx: TenantTransaction,
  ctx: CreditContext,
  visitor: Visitor,
): Promise<Seat | undefined> {
  if ("invitation" in visitor) return undefined;
  const seen = await readLast(trx, () => readOwn(trx, ctx, { ...visitor, lock: false }));
  const { order, application, people: everybody } = seen;
  if (application === undefined || application.state === "SUBMITTED" || !isOpenForCredit(order))
    return undefined;
  const applicant = everybody.find(({ role }) => role === visitor.role);
  if (applicant === undefined || (visitor.role === "JOINT" && application.joint_elsewhere)) return undefined;
  return { order, application, applicant, everybody, viewer: "account" };
}

/** Sent together; the people are looked up once the application's row is free. */
async function readOwn(
  trx: TenantTransaction,
  ctx: CreditContext,
  { orderNumber, lock }: { readonly orderNumber: string; readonly lock: boolean },
) {
  const own = { orderNumber, accountId: requireAccountId(ctx) };
  const [{ order, application }, people] = await Promise.all([
    findOwnApplication(trx, ctx, { orderNumber, lock }),
    findApplicants(trx, ctx, own),
  ]);
  return { order, application, people };
}

/**
 * The order was read before the application's row was free: it may have been sent meanwhile. One that its retailer declined
 * while lenders still have it stays sent until its buyer goes on (`takeBack`), and may be corrected.
 */
async function requireOpenSeat(trx: TenantTransaction, ctx: CreditContext, seat: Seat): Promise<Seat> {
  if (!isOpenForCredit(seat.order)) throw notOpen();
  if (seat.application.state !== "SUBMITTED") return seat;
  const order = await requireOrder(trx, ctx, { id: seat.order.id });
  if (!isOpenForCredit(order) || !isApplicationOver(order.dealStatus)) throw notOpen();
  return { ...seat, order };
}

async function ownersSeat(
  trx: TenantTransaction,
  ctx: CreditContext,
  visitor: Extract<Visitor, { readonly orderNumber: string }> & { readonly lock: boolean },
): Promise<Seat> {
  const { orderNumber, role, lock, opening } = visitor;
  const { order, application: found, people } = await readOwn(trx, ctx, { orderNumber, lock });
  const { application, everybody, isNew } = found
    ? { application: found, everybody: people, isNew: false }
    : await openApplication(trx, ctx, { order, opening });
  const applicant = everybody.find((one) => one.role === role);
  if (applicant === undefined) throw noSuchApplicant();
  if (role === "JOINT" && application.joint_elsewhere) throw filledInElsewhere();
  return { order, application, applicant, everybody, viewer: "account", isNew };
}

/** The application of an order that may be filled in and has none, with its people. @throws AppError conflict */
async function openApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  { order, opening }: { readonly order: Order; readonly opening: ApplicantDraft | undefined },
): Promise<Pick<Seat, "application" | "everybody"> & { readonly isNew: boolean }> {
  if (!isOpenForCredit(order)) throw notOpen();
  // What is known of the buyer does not depend on the row, so both are asked together.
  const [{ application, isMade }, known] = await Promise.all([
    makeApplication(trx, ctx, order),
    firstDraft(trx, ctx, order),
  ]);
  const people = await firstPeople(trx, ctx, { order, application, isMade, known, opening });
  return { application, ...people };
}

/** Another tab may be faster. */
async function makeApplication(
  trx: TenantTransaction,
  ctx: CreditContext,
  order: Order,
): Promise<{ readonly application: ApplicationRow; readonly isMade: boolean }> {
  const key = { orderId: order.id };
  const made = await insertApplication(trx, ctx, { ...key, accountId: order.accountId });
  if (made !== undefined) return { application: made, isMade: true };
  const found = await findApplication(trx, ctx, { ...key, lock: true });
  if (found === undefined) throw new Error("an application that was just made is gone");
  return { application: found, isMade: false };
}

/** Who applies in a new application: its owner, with what is known of them. */
async function firstPeople(
  trx: TenantTransaction,
  ctx: CreditContext,
  input: {
    readonly order: Order;
    readonly application: ApplicationRow;
    /** By this transaction, so that there is nobody in it yet. */
    readonly isMade: boolean;
    readonly known: Awaited<ReturnType<typeof firstDraft>>;
    readonly opening: ApplicantDraft | undefined;
  },
): Promise<{ readonly everybody: readonly ApplicantWithConsents[]; readonly isNew: boolean }> {
  const { order, application, isMade, known, opening } = input;
  const { draft, isPrefilled } = known;
  const { id: applicationId } = application;
  const person = { applicationId, role: "PRIMARY", draft: { ...draft, ...opening } } as const;
  // Whoever brings a page reads nothing of the row in this transaction.
  const made =
    isMade && opening
      ? await insertFirstApplicant(trx, ctx, { ...person, ...speaking(ctx) })
      : await insertApplicant(trx, ctx, opening ? { ...person, ...speaking(ctx) } : person);
  if (made === undefined)
    return { everybody: await findApplicants(trx, ctx, { applicationId }), isNew: false };
  const { accountId } = order;
  if (isPrefilled) await followApplication(trx, ctx, { accountId, event: "applicationPrefilled" });
  return { everybody: [made], isNew: true };
}

async function invitedSeat(
  trx: TenantTransaction,
  ctx: CreditContext,
  { invitation }: { readonly invitation: string | null },
): Promise<Seat> {
  const [, token, device] = /^([0-9A-Z]{32})\.([0-9A-Z]{32})$/u.exec(invitation ?? "") ?? [];
  if (token === undefined || device === undefined) throw invitationInvalid();
  const id = await applicationOfLink(trx, ctx, { token });
  if (id === undefined) throw invitationInvalid();
  // Before the link itself, as whoever replaces it does.
  const application = await findApplicationById(trx, ctx, { id, lock: true });
  if (application === undefined || !application.joint_elsewhere) throw invitationInvalid();
  if ((await openInvitation(trx, ctx, { token, device })) === undefined) throw invitationInvalid();
  const everybody = await findApplicants(trx, ctx, { applicationId: application.id });
  const applicant = everybody.find(({ role }) => role === "JOINT");
  if (applicant === undefined) throw invitationInvalid();
  const order = await requireOrder(trx, ctx, { id: application.order_id });
  if (!isInCart(order.orderStatus)) throw invitationInvalid();
  return { order, application, applicant, everybody, viewer: "invitation" };
}

/** Where the invited person stands, whether or not anything may be changed. @throws AppError not-found */
export const readInvitedSeat = invitedSeat;
