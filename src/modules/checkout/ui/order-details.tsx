import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { buyerDetailsSchema, type BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { ApiError } from "#platform/browser/http/api-error.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useAutosave } from "#platform/browser/forms/use-autosave.ts";
import type { SessionPerson } from "#platform/browser/session/session-store.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { needsPhoneConsent, phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import { fieldErrors } from "#platform/shared/fields/form-schema.ts";
import { type KnownPerson, mayBePrefilled, prefilledBuyer } from "../domain/prefilled-buyer.ts";
import { checkoutMessages } from "#modules/deal-drafts/messages.ts";
import { BUYER_LABELS, BuyerFields } from "./buyer-fields.tsx";
import { saveDraft } from "#modules/deal-drafts/ui/checkout-api.ts";
import { nextCheckoutStep } from "#modules/deal-drafts/domain/checkout-steps.ts";
import { useCheckoutSite } from "#modules/deal-drafts/ui/checkout-site.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useNextStep } from "#modules/deal-drafts/ui/use-next-step.ts";
import type { StepParts } from "#modules/deal-drafts/ui/step-parts.ts";

/** Who buys, and how the car gets to them (CART-01 "Order Details"). */
export function OrderDetails(parts: StepParts) {
  return <PrefilledDetails key={parts.draft.order.orderNumber} {...parts} />;
}

/** Waits for what the account knows, where it is needed; without an answer people type it themselves. */
function PrefilledDetails(parts: StepParts) {
  const [isNew] = useState(() => mayBePrefilled(parts.draft.buyer));
  const profile = useApiData<KnownPerson>(isNew ? "/api/profile" : null);
  const session = useSession();
  if (isNew && !profile.data && !profile.error) return <Skeleton className="h-72" />;
  const { buyer } = parts.draft;
  if (profile.data) return <DetailsForm {...parts} start={prefilledBuyer(buyer, profile.data)} />;
  return (
    <DetailsForm {...parts} start={session.status === "signed-in" ? greeted(buyer, session.person) : buyer} />
  );
}

interface Typed {
  readonly buyer: BuyerDraft;
  readonly deliveryOption: DeliveryOption;
}

/** What was wrong when somebody wanted to go on: a field that is merely left says so itself. */
interface Attempt {
  readonly count: number;
  readonly fields: readonly string[];
}

/** The test numbers of a demo are for the server to refuse or accept. */
const schema = buyerDetailsSchema({ allowTestNumbers: true });

function DetailsForm({ draft, onChange, start }: StepParts & { readonly start: BuyerDraft }) {
  const t = useText();
  const { order } = draft;
  const goOnTo = useNextStep("Order Details");
  const site = useCheckoutSite();
  const next = nextCheckoutStep(order.deal.type, "Order Details", site);
  const [typed, setTyped] = useState<Typed>(() => ({
    buyer: start,
    deliveryOption: order.deliveryOption,
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, fields: [] });
  const autosave = useAutosave(async (value: Typed) => {
    onChange(await saveDraft(order.orderNumber, value));
  });
  const agreedPhone = start.phoneConsent === true ? start.phone : undefined;
  const [isBusy, setBusy] = useState(false);
  /** The id of the field that has the focus. */
  const [typing, setTyping] = useState("");
  /** Somebody wanted to go on and the server would not: until they type, its words are in the summary too. */
  const [isRefused, setRefused] = useState(false);
  const change = (next: Typed, fields: readonly string[]): void => {
    setTyped(next);
    setRefused(false);
    setAttempt({ ...attempt, fields: attempt.fields.filter((id) => !fields.includes(id)) });
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !fields.includes(id))));
    autosave.schedule(next);
  };
  const goOn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = { ...check(typed.buyer), ...consentError(typed.buyer, agreedPhone) };
    setErrors(found);
    setAttempt({ count: attempt.count + 1, fields: Object.keys(found) });
    setRefused(false);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const isSaved = await autosave.flush(typed);
    setBusy(false);
    setRefused(!isSaved);
    if (isSaved) await goOnTo(order);
  };
  // Nobody is corrected in the middle of a word.
  const shown = { ...without(autosave.error?.fields ?? {}, typing), ...errors };
  return (
    <form className="grid gap-8" noValidate onSubmit={(event) => void goOn(event)}>
      <ErrorSummary
        errors={withLabels(
          { ...(isRefused && fieldsOf(autosave.error)), ...pick(errors, attempt.fields) },
          t,
        )}
        key={attempt.count}
      />
      <BuyerFields
        buyer={typed.buyer}
        dealer={order.dealer.name}
        needsConsent={needsPhoneConsent({ phone: typed.buyer.phone, agreedPhone })}
        errors={shown}
        onBlur={(name) => {
          setTyping("");
          setErrors({ ...errors, ...only(check(typed.buyer), name, typed.buyer) });
        }}
        onChange={(field) =>
          change(
            { ...typed, buyer: { ...typed.buyer, ...withConsent(field, agreedPhone) } },
            Object.keys(field),
          )
        }
        onFocus={setTyping}
      />
      <DeliveryChoice
        dealer={order.dealer.name}
        error={shown["deliveryOption"]}
        miles={order.deliveryMiles}
        onChange={(deliveryOption) => change({ ...typed, deliveryOption }, ["deliveryOption", "zipCode"])}
        value={typed.deliveryOption}
      />
      <SaveFailed
        autosave={autosave}
        newOption={typed.deliveryOption === order.deliveryOption ? null : typed.deliveryOption}
        onRetry={() => void autosave.flush(typed)}
      />
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {next === "Overview" ? t("Continue to overview") : t("Continue to the credit application")}
        </Button>
        <p aria-live="polite" className="text-small text-ink-muted">
          {autosave.state === "saving" && t("Saving…")}
          {autosave.state === "saved" && t("Saved")}
        </p>
      </StepActions>
    </form>
  );
}

function pick(errors: Readonly<Record<string, string>>, ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([id]) => ids.includes(id)));
}

function without(fields: Readonly<Record<string, string>>, id: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== id));
}

/** What the server says about the fields of the form. */
function fieldsOf(error: ApiError | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(error?.fields ?? {}).filter(([field]) => field in BUYER_LABELS));
}

/** MSG-08; MSG-32 where the fee of another way to get the car is what is missing. */
const FAILED = {
  SAVE: "checkout.saveFailed",
  DELIVERY: "checkout.feeUnknown",
  PICKUP: "checkout.pickupFeeUnknown",
} as const;

/** MSG-08 with its 'Try again'; an answer about a field stands beside that field instead. */
function SaveFailed({
  autosave: { state, error },
  newOption,
  onRetry,
}: {
  /** The way to get the car that could not be priced, when that is what failed. */
  readonly newOption: DeliveryOption | null;
  readonly autosave: {
    readonly state: string;
    readonly error: { readonly fields: object; readonly message: string } | undefined;
  };
  readonly onRetry: () => void;
}) {
  const text = useTexts(checkoutMessages);
  if (state !== "failed" || !error) return null;
  const fields = Object.keys(error.fields);
  if (fields.length > 0 && fields.every((field) => field in BUYER_LABELS)) return null;
  if (fields.length > 0) return <AlertBar type="wrongInput">{error.message}</AlertBar>;
  return <RetryAlert onRetry={onRetry}>{text(FAILED[newOption ?? "SAVE"])}</RetryAlert>;
}

function DeliveryChoice(props: {
  readonly value: DeliveryOption;
  readonly dealer: string;
  readonly miles: number | null;
  readonly error: string | undefined;
  readonly onChange: (option: DeliveryOption) => void;
}) {
  const t = useText();
  return (
    <RadioGroup
      columns={2}
      error={props.error}
      id="deliveryOption"
      legend={t("How would you like to get your car?")}
      onChange={(value) => props.onChange(value === "DELIVERY" ? "DELIVERY" : "PICKUP")}
      options={[
        { value: "PICKUP", label: t("Pick it up"), help: t("Free, at {dealer}", { dealer: props.dealer }) },
        {
          value: "DELIVERY",
          label: t("Have it delivered"),
          help:
            props.miles === null
              ? t("To your address. The overview shows the fee.")
              : t("To your address, about {miles} miles. The overview shows the fee.", {
                  miles: props.miles,
                }),
        },
      ]}
      value={props.value}
    />
  );
}

function greeted(buyer: BuyerDraft, { firstName, lastName, email }: SessionPerson): BuyerDraft {
  return { firstName, lastName, email, ...buyer };
}

/** Another number is another consent; the one that was agreed to has its own back. */
function withConsent(field: BuyerDraft, agreedPhone: string | undefined): BuyerDraft {
  if (field.phone === undefined) return field;
  return { ...field, phoneConsent: !needsPhoneConsent({ phone: field.phone, agreedPhone }) };
}

function consentError(
  { phone, phoneConsent }: BuyerDraft,
  agreedPhone: string | undefined,
): Record<string, string> {
  const message = phoneConsentProblem({ phone, consent: phoneConsent, agreedPhone });
  return message === undefined ? {} : { phoneConsent: message };
}

function check(buyer: BuyerDraft): Record<string, string> {
  const result = v.safeParse(schema, buyer);
  if (result.success) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(result.issues)).map(([field, messages]) => [field, messages[0] ?? ""]),
  );
}

/** Beside a field its label is in view; in the summary it is not. */
function withLabels(errors: Readonly<Record<string, string>>, t: Text): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const label: string | undefined = BUYER_LABELS[field as keyof BuyerDraft];
      return [field, label === undefined ? message : `${t(label)}: ${t(message)}`];
    }),
  );
}

/** The error of the field that was just left; an empty field is no mistake before the end. */
function only(errors: Record<string, string>, name: string, buyer: BuyerDraft): Record<string, string> {
  const isEmpty = (buyer[name as keyof BuyerDraft] ?? "") === "";
  return errors[name] === undefined || isEmpty ? {} : { [name]: errors[name] };
}
