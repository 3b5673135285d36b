import { Card } from "#design-system/card.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { JourneyView } from "#modules/prequalification/domain/journey-view.ts";
import { EndLinks } from "#modules/prequalification/ui/journey/parts/end-links.tsx";
import { JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

/** The file is locked, which is no decline: who can unlock it, how, and again (OP-24, MSG-26). */
export function FrozenPage() {
  return <StepGate steps={["frozen"]}>{(view) => <Frozen view={view} />}</StepGate>;
}

function Frozen({ view }: { readonly view: JourneyView }) {
  const t = useText();
  const name = view.bureau?.name ?? t("the credit bureau");
  return (
    <JourneyPage
      lead={t("We couldn't check it while it's frozen. That isn't a no, and it doesn't count against you.")}
      title={t("Your credit file is locked. Unlock it and try again.")}
    >
      {view.bureau !== null && <Bureau bureau={view.bureau} />}
      <section aria-labelledby="unlock" className="grid gap-3">
        <h2 className="text-lead" id="unlock">
          {t("How to lift the freeze")}
        </h2>
        <ol className="grid list-decimal gap-2 pl-6">
          <li>{t("Call {bureau} or sign in on its website.", { bureau: name })}</li>
          <li>
            {t("Ask to lift the freeze for a day. It's free, and online or by phone it takes up to an hour.")}
          </li>
          <li>
            {t(
              "Come back and try again. Until then we keep only the record of your permission, with your phone number.",
            )}
          </li>
        </ol>
      </section>
      <EndLinks retry={t("Try again")} />
    </JourneyPage>
  );
}

function Bureau({ bureau }: { readonly bureau: NonNullable<JourneyView["bureau"]> }) {
  return (
    <Card className="grid gap-1">
      <p className="font-semibold">{bureau.name}</p>
      {bureau.addressLines.map((line) => (
        <p className="text-small text-ink-muted" key={line}>
          {line}
        </p>
      ))}
      <p className="pt-2">
        <PhoneLink number={bureau.phone} />
      </p>
    </Card>
  );
}
