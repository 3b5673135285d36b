import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { SaleView } from "../domain/sale-view.ts";
import { nameOf } from "../domain/seller-schema.ts";
import { saleCalls } from "./sale-calls.ts";
import type { SalePartProps } from "./sale-site.ts";

/** Where the money goes, and how far it is. */
export function PaymentStep(props: SalePartProps) {
  const t = useText();
  const { sale } = props;
  const [isChanging, setChanging] = useState(false);
  const mayGive = sale.allowed.includes("give-account") && !isPaidOut(sale);
  const needsAccount = sale.money.toSellerCents > 0;
  return (
    <section aria-labelledby="payment" className="grid gap-6">
      <h2 className="text-title" id="payment">
        {t("Payment to you")}
      </h2>
      <Split sale={sale} />
      {sale.payouts.length > 0 && <Payouts sale={sale} />}
      {needsAccount && mayGive && (sale.account === null || isChanging) && (
        <AccountForm {...props} onDone={() => setChanging(false)} />
      )}
      {sale.account !== null && !isChanging && (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {sale.account.type === "CHECKING"
              ? t("To your checking account ending in {ending}", { ending: sale.account.ending })
              : t("To your savings account ending in {ending}", { ending: sale.account.ending })}
          </p>
          {mayGive && (
            <Button className="max-sm:w-full" look="secondary" onClick={() => setChanging(true)}>
              {t("Change")}
            </Button>
          )}
        </Card>
      )}
    </section>
  );
}

const isPaidOut = ({ payouts }: SaleView): boolean =>
  payouts.some(({ receiver, state }) => receiver === "SELLER" && state !== "RETURNED");

function Split({ sale }: { readonly sale: SaleView }) {
  const t = useText();
  const { money, payoff } = sale;
  if (payoff === null)
    return (
      <p className="max-w-prose">
        {t("We pay by ACH transfer once the car is inspected and your papers are signed.")}
      </p>
    );
  const { amountCents, lender, isEstimate } = payoff;
  const amount = formatDollarsAndCents(amountCents);
  return (
    <div className="grid gap-2">
      <p className="max-w-prose">
        {lender === ""
          ? t("We pay off your lender first: {amount}.", { amount })
          : t("We pay off {lender} first: {amount}.", { lender, amount })}{" "}
        {isEstimate && t("This is an estimate until your lender tells us the exact amount.")}
      </p>
      <p className="text-lead font-semibold">
        {money.shortfallCents > 0
          ? t("You pay us {amount} before we pay off the loan. Bring a cashier's check to the appointment.", {
              amount: formatDollarsAndCents(money.shortfallCents),
            })
          : t("You get {amount}.", { amount: formatDollarsAndCents(money.toSellerCents) })}
      </p>
    </div>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  R01: english("The account can't accept the payment right now."),
  R02: english("The account is closed."),
  R03: english("Your bank couldn't find this account."),
  R04: english("The account number isn't valid."),
  R16: english("The account is frozen."),
};

function payoutText(t: Text, { receiver, amountCents, state, reason }: SaleView["payouts"][number]): string {
  const values = { amount: formatDollarsAndCents(amountCents) };
  if (state === "PENDING")
    return receiver === "LENDER"
      ? t("{amount} to your lender: on its way", values)
      : t("{amount} to you: on its way. It takes 1 to 3 business days.", values);
  if (state === "PAID")
    return receiver === "LENDER"
      ? t("{amount} to your lender: paid", values)
      : t("{amount} to you: paid", values);
  return `${t("{amount} came back.", values)} ${t(REASONS[reason ?? ""] ?? english("Your bank didn't accept it."))}`;
}

function Payouts({ sale }: { readonly sale: SaleView }) {
  const t = useText();
  const last = sale.payouts.at(-1);
  return (
    <div className="grid gap-3">
      {last?.state === "RETURNED" && sale.account === null && (
        <AlertBar hideAfter={null} type="warning">
          {t("Please check your account details and enter them again. We send the money right away.")}
        </AlertBar>
      )}
      <ul className="grid gap-2">
        {sale.payouts.map((payout) => (
          <li className="border-b border-line pb-2" key={`${payout.receiver} ${payout.at}`}>
            {payoutText(t, payout)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const EMPTY = { type: "CHECKING", routingNumber: "", accountNumber: "", accountNumberAgain: "" };

function AccountForm({ sale, onChange, onDone }: SalePartProps & { readonly onDone: () => void }) {
  const t = useText();
  const write = useWrite();
  const [typed, setTyped] = useState({ ...EMPTY, holder: nameOf(sale.seller) });
  const type = (field: keyof typeof typed) => (event: { readonly target: { readonly value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const after = await write.run(() => saleCalls.giveAccount(sale, typed));
    if (!after) return;
    onDone();
    onChange(after);
  };
  const errorOf = (field: string) => write.error?.fields[`account.${field}`];
  const isOfField = Object.keys(write.error?.fields ?? {}).length > 0;
  const digits = { autoComplete: "off", inputMode: "numeric", fieldClassName: "max-w-72" } as const;
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={(event) => void send(event)}>
      <h3 className="text-lead">{t("Your bank account")}</h3>
      {write.error && !isOfField && <AlertBar type="error">{write.error.message}</AlertBar>}
      <TextField
        autoComplete="name"
        error={errorOf("holder")}
        help={t("The account must be in the name of an owner on the title.")}
        id="holder"
        label={t("Name on the account")}
        onChange={type("holder")}
        value={typed.holder}
      />
      <RadioGroup
        columns={2}
        error={errorOf("type")}
        id="account-type"
        legend={t("Account type")}
        onChange={(value) => setTyped({ ...typed, type: value })}
        options={[
          { value: "CHECKING", label: t("Checking") },
          { value: "SAVINGS", label: t("Savings") },
        ]}
        value={typed.type}
      />
      <TextField
        {...digits}
        error={errorOf("routingNumber")}
        help={t("Nine digits, at the bottom left of your checks.")}
        id="routingNumber"
        label={t("Routing number")}
        maxLength={11}
        onChange={type("routingNumber")}
        value={typed.routingNumber}
      />
      <TextField
        {...digits}
        error={errorOf("accountNumber")}
        id="accountNumber"
        label={t("Account number")}
        maxLength={24}
        onChange={type("accountNumber")}
        value={typed.accountNumber}
      />
      <TextField
        {...digits}
        error={errorOf("accountNumberAgain")}
        id="accountNumberAgain"
        label={t("Confirm account number")}
        maxLength={24}
        onChange={type("accountNumberAgain")}
        value={typed.accountNumberAgain}
      />
      <p className="text-small text-ink-muted">
        {t("We keep the number encrypted and use it for this payment only.")}
      </p>
      <div>
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {t("Save the account")}
        </Button>
      </div>
    </form>
  );
}
