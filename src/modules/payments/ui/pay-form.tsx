import { type FormEvent, useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/order-steps/ui/demo-note.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { pageAddress } from "#platform/browser/page-address.ts";
import { english } from "#platform/shared/texts/text.ts";
import { EmbeddedFields } from "#modules/payment-gateways/ui/embedded-fields.tsx";
import type { FieldsOutcome } from "#modules/payment-gateways/ui/fields-driver.ts";
import { fieldsSlot } from "#modules/payment-gateways/ui/fields-slot.ts";
import { paymentsMessages } from "../messages.ts";
import { ownFieldErrors } from "./own-fields.ts";
import { type PaymentDocument, stepPath } from "./payment-document.ts";
import { paymentsPath, type PaymentsView } from "./payments-view.ts";
import { StripeFields } from "#modules/payment-gateways/ui/stripe-fields.tsx";

interface PayFormProps {
  readonly page: PaymentDocument;
  readonly data: PaymentsView;
  readonly kind: "card" | "bank";
  readonly purpose: "balance" | "deposit" | "plan";
  /** With `plan`: where it is paid, and who hears of it. */
  readonly plan?: { readonly path: string; readonly onPaid: (answer: PlanAnswer) => void };
  readonly amountCents: number;
  readonly email: string;
  /** The buyer pays (again): what is said about an earlier try is old. */
  readonly onTry: () => void;
  readonly onPaid: (answer: PaymentsView) => void;
}

/** A purchase as its payment answers. */
export interface PlanAnswer {
  readonly label: string;
  readonly totalCents: number;
  readonly status: "open" | "paid" | "closed";
  readonly charge: { readonly state: string } | null;
  readonly clientAction: string | null;
}

type PayAnswer = PaymentsView & { readonly clientAction: string | null };

const GATEWAY_SILENT = english(
  "We couldn't reach the payment service. Nothing was charged. Please try again.",
);

/** PMT-02 around the gateway's fields; numbers go from them to the gateway, and a token comes here. */
export function PayForm(props: PayFormProps) {
  const t = useText();
  const text = useTexts(paymentsMessages);
  const { data, kind, amountCents, email, page } = props;
  const [own, setOwn] = useState({ name: "", zipCode: "" });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [turn, setTurn] = useState(0);
  const [fields] = useState(fieldsSlot);
  const { run, isBusy, error, clear } = useWrite();
  const [isAsking, setAsking] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const ask = async (): Promise<FieldsOutcome> => {
    const wrong = kind === "card" ? ownFieldErrors(own) : {};
    const checkOnly = Object.keys(wrong).length > 0;
    const outcome = (await (await fields.take())?.submit({ ...own, checkOnly })) ?? { type: "failed" };
    const inFields = outcome.type === "invalid" ? Object.values(outcome.errors)[0] : undefined;
    setErrors({ ...(inFields !== undefined && { "gateway-fields": inFields }), ...wrong });
    return outcome;
  };
  const payPlan = async ({ path, onPaid }: NonNullable<PayFormProps["plan"]>, token: string) => {
    const answer = await run(() => apiClient.post<PlanAnswer>(path, { token }, { idempotencyKey: token }));
    if (answer?.clientAction) await (await fields.take())?.act?.(answer.clientAction);
    if (answer?.charge?.state === "not-charged") {
      fields.empty();
      setTurn(turn + 1);
      setDeclined(text("failed"));
    } else if (answer) onPaid(answer);
  };
  const submit = async () => {
    props.onTry();
    setSilent(false);
    setDeclined(undefined);
    // Also what is wrong still: said anew, it takes the focus anew.
    setErrors({});
    clear();
    setAsking(true);
    const outcome = await ask();
    setAsking(false);
    if (outcome.type === "failed") setSilent(true);
    if (outcome.type !== "token") return;
    const { token } = outcome;
    if (props.plan) return payPlan(props.plan, token);
    const path = `${paymentsPath(page.orderNumber)}/${props.purpose === "deposit" ? "deposit" : kind}`;
    const answer = await run(() => apiClient.post<PayAnswer>(path, { token }, { idempotencyKey: token }));
    if (answer?.clientAction) await (await fields.take())?.act?.(answer.clientAction);
    const failed = answer && failedPayment(answer);
    if (failed) {
      fields.empty();
      setTurn(turn + 1);
      setDeclined(failed.message ?? text("failed"));
    }
    if (answer && props.purpose === "balance" && answer.status !== "PAYMENT_FAILED") {
      return window.location.assign(pageAddress(`${stepPath(page.orderNumber)}/thank-you`));
    }
    if (answer) props.onPaid(answer);
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBusy && !isAsking) void submit();
      }}
    >
      <ErrorSummary errors={errors} />
      {kind === "card" && (
        <TextField
          autoComplete="email"
          help={t("The receipt goes here.")}
          id="card-email"
          label={t("Email")}
          readOnly
          type="email"
          value={email}
        />
      )}
      {data.fields.kind === "embedded" ? (
        <EmbeddedFields address={data.fields.address} kind={kind} onReady={fields.put} turn={turn} />
      ) : (
        <StripeFields key={turn} onReady={fields.put} publishableKey={data.fields.publishableKey} />
      )}
      {kind === "card" && <OwnFieldInputs errors={errors} onChange={setOwn} own={own} />}
      {page.isDemo && <TestNumbers kind={kind} />}
      <Refusal text={error?.message ?? declined ?? (isSilent ? GATEWAY_SILENT : undefined)} />
      <StepActions>
        <Button busy={isBusy || isAsking} className="max-sm:w-full" type="submit">
          {t("Pay {amount}", { amount: formatDollarsAndCents(amountCents) })}
        </Button>
      </StepActions>
    </form>
  );
}

/** Why nothing was paid, beside the button that was pressed: the top of the form is out of sight on a phone. */
function Refusal({ text }: { readonly text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div className="scroll-my-24 empty:hidden" ref={place}>
      {text !== undefined && <AlertBar type="error">{text}</AlertBar>}
    </div>
  );
}

function failedPayment({ payments }: PaymentsView) {
  const last = payments.at(-1);
  return last?.status === "PAYMENT_FAILED" ? last : undefined;
}

function OwnFieldInputs(props: {
  readonly own: { readonly name: string; readonly zipCode: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (own: { name: string; zipCode: string }) => void;
}) {
  const t = useText();
  const { own, errors, onChange } = props;
  return (
    <>
      <TextField
        autoComplete="cc-name"
        error={errors["card-name"]}
        id="card-name"
        label={t("Name on card")}
        maxLength={80}
        onChange={(event) => onChange({ ...own, name: event.target.value })}
        value={own.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          autoComplete="billing country-name"
          id="card-country"
          label={t("Country")}
          readOnly
          value={t("United States")}
        />
        <TextField
          autoComplete="billing postal-code"
          error={errors["card-zipCode"]}
          id="card-zipCode"
          inputMode="numeric"
          label={t("Billing zip code")}
          maxLength={5}
          onChange={(event) => onChange({ ...own, zipCode: event.target.value.replace(/\D/g, "") })}
          value={own.zipCode}
        />
      </div>
    </>
  );
}

function TestNumbers({ kind }: { readonly kind: "card" | "bank" }) {
  const t = useText();
  return (
    <DemoNote>
      {kind === "card" ? (
        <p>
          {rich(
            t(
              "Only test cards work: {number} pays, 4000 0000 0000 0002 is declined. Any future date and code.",
            ),
            { number: <b>4242 4242 4242 4242</b> },
          )}
        </p>
      ) : (
        <p>
          {rich(
            t(
              "Only test accounts work: routing {routing}, account {account} pays, 000111111116 is declined.",
            ),
            { routing: <b>110000000</b>, account: <b>000123456789</b> },
          )}
        </p>
      )}
    </DemoNote>
  );
}
