import * as v from "valibot";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import { fulfillmentRequestSchema, SELECT_DATE, SELECT_TIME } from "../domain/fulfillment-request-schema.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { otherStateProblem } from "../domain/other-state.ts";
import type { AddressDraft } from "./address-draft.ts";

export interface PickedSlot {
  readonly date: string | null;
  readonly hour: number | null;
}

/** The server's own schema; a body to send, or what is wrong by field id. */
export function checkSchedule(input: {
  readonly option: DeliveryOption;
  readonly address: AddressDraft;
  /** The number that was agreed to before (VAL-09). */
  readonly agreedPhone: string;
  readonly slot: PickedSlot;
  /** Whose taxes the contract has, two letters. */
  readonly taxedState: string;
  readonly t: Text;
}): { readonly body?: object; readonly errors: Readonly<Record<string, string>> } {
  const { option, address, slot, agreedPhone, taxedState: taxed } = input;
  const { instructions, phone, phoneConsent, registersAtHome, ...place } = address;
  const isElsewhere = place.state !== "" && place.state !== taxed;
  const registrationState = isElsewhere && registersAtHome ? taxed : undefined;
  const body =
    option === "PICKUP"
      ? { option, slot }
      : {
          option,
          slot,
          address: place,
          phone,
          phoneConsent,
          instructions,
          ...(registrationState && { registrationState }),
        };
  const result = v.safeParse(fulfillmentRequestSchema, body);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? "";
    if (!path.startsWith("slot")) errors[path.split(".").at(-1) ?? ""] ??= issue.message;
  }
  const noConsent = phoneConsentProblem({ phone, consent: phoneConsent, agreedPhone });
  if (option === "DELIVERY" && noConsent !== undefined) errors["phoneConsent"] ??= noConsent;
  const otherState =
    isElsewhere &&
    otherStateProblem(input.t, { taxed, delivered: place.state, registered: registrationState });
  if (option === "DELIVERY" && otherState) errors["registrationState"] ??= otherState;
  // One after the other, and last, because a day decides the hours.
  if (slot.date === null) errors["slot-date"] = SELECT_DATE;
  else if (slot.hour === null) errors["slot-time"] = SELECT_TIME;
  return Object.keys(errors).length === 0 ? { body, errors } : { errors };
}

/** The server's names of fields as ids of this form: `address.city` is `city`, a lost slot is its time. */
export function fieldIdsOf(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const id = name.startsWith("slot") ? "slot-time" : (name.split(".").at(-1) ?? name);
      return [id, text];
    }),
  );
}
