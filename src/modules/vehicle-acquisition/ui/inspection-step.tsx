import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { classNames } from "#design-system/class-names.ts";
import { groupDigits } from "#design-system/typed-number.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import type { InspectionLine } from "#modules/trade-in/domain/inspection/inspect-car.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { saleCalls } from "./sale-calls.ts";
import type { SalePartProps } from "./sale-site.ts";

/** What the inspection found, and the seller's yes or no to a new amount. */
export function InspectionStep(props: SalePartProps) {
  const t = useText();
  const { inspection } = props.sale;
  if (inspection === null)
    return (
      <section className="grid gap-2">
        <h2 className="text-title">{t("Inspection")}</h2>
        <p className="max-w-prose">
          {t(
            "We look at the car together at the handover. The amount changes only if the miles or an answer turns out to be different, and only by the deductions you saw with the offer.",
          )}
        </p>
      </section>
    );
  const { result } = inspection;
  return (
    <Card aria-labelledby="inspection" as="section" className="grid gap-5">
      <h2 className="text-title" id="inspection">
        {result.kind === "different" ? t("What our inspection found") : t("Your car is as you described it")}
      </h2>
      {result.kind === "different" && (
        <>
          <Differences lines={result.lines} {...props} />
          {props.sale.phase === "CHANGED" && <YesOrNo {...props} />}
        </>
      )}
    </Card>
  );
}

function Differences({ sale, lines }: SalePartProps & { readonly lines: readonly InspectionLine[] }) {
  const t = useText();
  return (
    <dl className="grid gap-3">
      <Row cents={sale.offerCents} name={t("Our offer")} />
      {lines.map((line) => (
        <Row cents={line.amountCents} key={line.code} name={nameOf(t, line)} />
      ))}
      <Row
        cents={sale.inspection?.amountCents ?? 0}
        className="border-t border-line pt-3 font-semibold"
        name={t("New amount")}
      />
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly cents: number;
  readonly className?: string;
}

function Row({ name, cents, className }: RowProps) {
  return (
    <div className={classNames("flex justify-between gap-4", className)}>
      <dt className="min-w-0">{name}</dt>
      <dd className="tabular whitespace-nowrap">{formatDollarsAndCents(cents)}</dd>
    </div>
  );
}

function nameOf(t: Text, { code, told, found }: InspectionLine): string {
  if (code === "miles")
    return t("{found} miles instead of {told}", {
      found: groupDigits(Number(found)),
      told: groupDigits(Number(told)),
    });
  const question = QUESTIONS.find(({ id }) => id === code);
  const answer = question?.answers.find(({ id }) => id === found);
  return `${t(question?.ask ?? "")} ${t(answer?.label ?? "")}`;
}

function YesOrNo({ sale, onChange }: SalePartProps) {
  const t = useText();
  const write = useWrite();
  const say = async (answer: "ACCEPTED" | "DECLINED") => {
    const after = await write.run(() => saleCalls.answer(sale, answer));
    if (after) onChange(after);
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        {t(
          "You decide. If you accept, you sign a new bill of sale. If you decline, you take your car home, and nothing is due.",
        )}
      </p>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        <Button busy={write.isBusy} className="max-sm:w-full" onClick={() => void say("ACCEPTED")}>
          {t("Accept the new amount")}
        </Button>
        <Button className="max-sm:w-full" look="secondary" onClick={() => void say("DECLINED")}>
          {t("Decline and keep my car")}
        </Button>
      </div>
    </div>
  );
}
