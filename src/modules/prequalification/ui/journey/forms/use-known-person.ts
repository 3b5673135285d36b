import { useEffect, useEffectEvent } from "react";
import { maskPhone } from "#modules/sign-in/ui/fields/typing-mask.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { fillEmpty } from "./fill-empty.ts";
import type { JourneyForm } from "./use-journey-form.ts";

/** What an account's last result knows of its owner. */
interface Prefill {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date. */
  readonly birthDate: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly annualIncomeCents: number;
}

/** Who is signed in need not type again what their account knows; what somebody has typed stays. */
export function useKnownPerson(form: JourneyForm, onFilled: () => void): void {
  const session = useSession();
  const isSignedIn = session.status === "signed-in";
  const known = useApiData<{ readonly prefill: Prefill | null }>(
    isSignedIn ? "/api/prequalification/prefill" : null,
  );
  const fill = useEffectEvent((fields: Readonly<Record<string, string>>) => {
    fillEmpty(form, fields);
    onFilled();
  });
  const { firstName = "", lastName = "" } = isSignedIn ? session.person : {};
  const prefill = known.data?.prefill ?? undefined;
  const isAsked = known.data !== undefined || known.error !== undefined;
  useEffect(() => {
    if (prefill !== undefined) fill(fieldsOf(prefill));
    else if (isAsked && firstName !== "") fill({ firstName, lastName });
  }, [prefill, isAsked, firstName, lastName]);
}

function fieldsOf(prefill: Prefill): Readonly<Record<string, string>> {
  const { firstName, lastName, birthDate, phone, zipCode, annualIncomeCents } = prefill;
  const [year, month, day] = birthDate.split("-");
  return {
    firstName,
    lastName,
    birthDate: `${month}/${day}/${year}`,
    phone: maskPhone(phone),
    zipCode,
    annualIncome: String(annualIncomeCents / 100),
  };
}
