import type { CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { creditApplicantOf } from "../../domain/applicants/credit-applicant-of.ts";
import type { KnownPerson } from "./read-people.ts";

/** Complete people as lenders know applicants, the primary one first. */
export function applicantsOf(
  ctx: RequestContext,
  { order, people }: { readonly order: Order; readonly people: readonly KnownPerson[] },
): readonly CreditApplicant[] {
  const [primary, joint] = people;
  if (primary === undefined) return [];
  const today = localTimeOf(ctx.clock.now().getTime(), order.snapshot.rooftop.timeZone).date;
  return people.map((person) =>
    creditApplicantOf({ ...person, applicantId: person.row.id }, { primary, joint, today }),
  );
}
