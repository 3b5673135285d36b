import { addressProblem } from "#platform/shared/fields/address/address-rule.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { IdentityBody } from "../../domain/journey/journey-schemas.ts";
import type { TypedPerson } from "../../domain/journey/typed-person.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { AdvanceContext } from "./advance-journey.ts";
import type { JourneyContext } from "./journey-context.ts";
import { type Caller, changeJourney } from "./internal/enter-journey.ts";
import { type JourneyRow, sealSsn, sealTyped } from "./internal/journey-repo.ts";
import { viewOfJourney } from "./internal/view-of-journey.ts";
import { wrongField } from "./journey-errors.ts";

/**
 * Full identification (PQ-03): first the address and the email, and the number only when the bureau found nobody by them. A
 * number that was not asked for is neither kept nor sent on.
 * @throws AppError invalid with the wrong fields; and as `changeJourney`
 */
export async function identifyPerson(
  ctx: AdvanceContext,
  { body, ...caller }: Caller & { readonly body: IdentityBody },
): Promise<JourneyView> {
  const write = { ...caller, step: "identity", name: "identity", input: body } as const;
  const row = await changeJourney(ctx, write, async (_trx, journey, person) => {
    const wrong = problemOf(ctx, journey, body);
    if (wrong !== undefined) return wrong;
    const { id } = journey;
    return {
      typed_sealed: sealTyped(ctx, id, withAnswers(person, body)),
      ssn_sealed: journey.asks === "ssn" && body.ssn !== undefined ? sealSsn(ctx, id, body.ssn) : null,
      work: "identify",
      work_since: ctx.clock.now(),
    };
  });
  return viewOfJourney(ctx, row);
}

function problemOf(
  ctx: JourneyContext,
  { asks }: Pick<JourneyRow, "asks">,
  { address, email, ssn }: IdentityBody,
): AppError | undefined {
  if (asks === "ssn" && ssn === undefined) return wrongField("body.invalid", "ssn", REQUIRED);
  if (asks === "address" && address === undefined)
    return wrongField("body.invalid", "address.line1", REQUIRED);
  if (asks === "address" && email === undefined) return wrongField("body.invalid", "email", REQUIRED);
  if (address === undefined) return undefined;
  const home = { ...address, line2: address.line2 ?? "" };
  const found = addressProblem(ctx.geo, home, { isDelivery: false });
  return found && wrongField("body.invalid", `address.${found.part}`, found.message);
}

/** What was told before and is not told again stays. */
function withAnswers(person: TypedPerson, body: IdentityBody): TypedPerson {
  const { address, email, emailOptIn, textOptIn } = body;
  const line2 = address?.line2 ?? "";
  return {
    ...person,
    ...(address && {
      address: { ...address, line2: line2 === "" ? null : line2 },
      zipCode: address.zipCode,
      emailOptIn,
      textOptIn,
    }),
    ...(email !== undefined && { email }),
  };
}
