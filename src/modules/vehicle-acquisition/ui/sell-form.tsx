import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { needsPhoneConsent } from "#platform/shared/fields/phone/phone-consent.ts";
import type { HomeAddress } from "#modules/accounts/domain/profile-schema.ts";
import { sellerSchema } from "../domain/seller-schema.ts";
import { saleCalls } from "./sale-calls.ts";
import type { SaleSite } from "./sale-site.ts";
import { type SellerDraft, SellerFields } from "./seller-fields.tsx";

/** What the account knows already. */
export interface KnownSeller extends HomeAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

interface SellFormProps {
  readonly known: KnownSeller;
  readonly site: SaleSite;
  /** The offer was made without a VIN. */
  readonly needsVin: boolean;
  readonly onDone: () => void;
}

function draftOf({ firstName, lastName, phoneNumber, address, ...home }: KnownSeller): SellerDraft {
  const { addressLine2, city, state, zipCode } = home;
  const place = { streetAddress: address, addressLine2, city, state, zipCode };
  const coOwner = { hasCoOwner: false, coFirstName: "", coLastName: "", coEmail: "" };
  return {
    firstName,
    lastName,
    ...place,
    ...coOwner,
    phone: formatPhone(phoneNumber),
    phoneConsent: false,
    vin: "",
  };
}

/** As the server takes it. */
function sellerOf(draft: SellerDraft) {
  const { firstName, lastName, streetAddress, addressLine2, city, state, zipCode, phone, phoneConsent } =
    draft;
  const coOwner = draft.hasCoOwner
    ? { firstName: draft.coFirstName, lastName: draft.coLastName, email: draft.coEmail }
    : null;
  const place = { streetAddress, addressLine2, city, state, zipCode };
  return { firstName, lastName, coOwner, ...place, phone, ...(phoneConsent && { phoneConsent }) };
}

const CO_OWNER: Readonly<Record<string, string>> = {
  "coOwner.firstName": "coFirstName",
  "coOwner.lastName": "coLastName",
  "coOwner.email": "coEmail",
};

/** Names of fields as the page has them. */
function idsOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const own = name.replace(/^seller\./u, "");
      return [CO_OWNER[own] ?? own, text];
    }),
  );
}

/** The first wrong field takes the focus when something new is wrong. */
function useFocusOnFirst(errors: Readonly<Record<string, string>>): void {
  const before = useRef(0);
  useEffect(() => {
    const names = Object.keys(errors);
    if (names.length > before.current) document.querySelector<HTMLElement>(`#${names[0]}`)?.focus();
    before.current = names.length;
  }, [errors]);
}

/** Who sells, as the title names them, and their yes. */
export function SellForm({ known, site, needsVin, onDone }: SellFormProps) {
  const t = useText();
  const write = useWrite();
  const [draft, setDraft] = useState(() => draftOf(known));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useFocusOnFirst(errors);
  const change = (next: SellerDraft) => {
    const changed = (Object.keys(next) as (keyof SellerDraft)[]).filter((name) => next[name] !== draft[name]);
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !changed.includes(name as keyof SellerDraft)),
      ),
    );
    setDraft(next);
  };
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    const seller = sellerOf(draft);
    const checked = v.safeParse(sellerSchema, seller);
    const found = Object.entries(fieldErrors(checked.issues ?? [])).map(([name, [text = ""]]) => [
      name,
      text,
    ]);
    setErrors(idsOf(Object.fromEntries(found) as Record<string, string>));
    if (found.length > 0) return;
    const vin = needsVin ? draft.vin : null;
    const sale = await write.run(() =>
      saleCalls.accept({ seller, vin }).catch((failure: { fields?: Record<string, string> }) => {
        setErrors(idsOf(failure.fields ?? {}));
        throw failure;
      }),
    );
    if (sale) onDone();
  };
  const isOfField = Object.keys(write.error?.fields ?? {}).length > 0;
  return (
    <form className="grid max-w-form gap-6" noValidate onSubmit={(event) => void accept(event)}>
      {write.error && !isOfField && <AlertBar type="error">{write.error.message}</AlertBar>}
      <SellerFields draft={draft} errors={errors} onChange={change} />
      {needsPhoneConsent({ phone: draft.phone, agreedPhone: known.phoneNumber }) && (
        <CheckboxField
          checked={draft.phoneConsent}
          error={errors["phoneConsent"]}
          id="phoneConsent"
          label={t(
            "{brand} may call and text this number about this sale. Message and data rates may apply.",
            { brand: site.brand },
          )}
          onChange={(event) => change({ ...draft, phoneConsent: event.target.checked })}
        />
      )}
      {needsVin && (
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={errors["vin"]}
          help={t("17 characters: on your registration, and inside the driver's door.")}
          id="vin"
          label={t("VIN")}
          maxLength={20}
          onChange={(event) => change({ ...draft, vin: event.target.value })}
          value={draft.vin}
        />
      )}
      <p className="text-small text-ink-muted">
        {t("Nothing is due if you cancel. You sign the bill of sale later.")}
      </p>
      <div>
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {t("Accept and choose a time")}
        </Button>
      </div>
    </form>
  );
}
