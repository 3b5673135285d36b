import { useEffect } from "react";
import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { takeOver } from "../personal/own-result.ts";
import { ManageResult } from "../personal/manage-result.tsx";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";
import { backLabel } from "#modules/prequalification/ui/journey/journey-start.ts";
import { Fact, JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { longDate } from "#modules/prequalification/ui/journey/parts/long-date.ts";
import { ResultCars } from "./result-cars.tsx";
import { ResultGate } from "./result-gate.tsx";

/** What came out (PQ-01, PQ-07): what it means, until when, and the way back to where it began. */
export function ResultPage() {
  return <ResultGate>{(result) => <Result result={result} />}</ResultGate>;
}

function Result({ result }: { readonly result: QualificationView }) {
  const t = useText();
  const navigate = useNavigate();
  const isExpired = result.state === "mq_approved_expired";
  useEffect(() => {
    if (isExpired) void navigate("/pre-qualify/expired", { replace: true });
  }, [isExpired, navigate]);
  useEffect(() => void takeOver(result), [result]);
  if (isExpired || result.terms === null || result.validUntil === null) return <NoTerms />;
  return (
    <JourneyPage
      isWide
      lead={t(
        "Cars you may qualify for now show your estimated monthly payment. Checking didn't affect your credit score.",
      )}
      station={2}
      title={t("You're pre-qualified")}
    >
      <Back />
      <ResultCars terms={result.terms} />
      <Meaning validUntil={result.validUntil} />
      <Keep isClaimed={result.isClaimed} />
      <Manage result={result} />
    </JourneyPage>
  );
}

function Back() {
  const t = useText();
  const { start } = useJourney();
  return (
    <StepActions>
      <LinkButton className="max-sm:w-full" to={start.returnTo}>
        {t(backLabel(start.returnTo))}
      </LinkButton>
      {!start.returnTo.startsWith("/search") && (
        <LinkButton look="quiet" to="/search?sort=payment-asc">
          {t("See cars with your payments")}
        </LinkButton>
      )}
    </StepActions>
  );
}

/** What stands and what can still change, said beside the figures. */
function Meaning({ validUntil }: { readonly validUntil: string }) {
  const t = useText();
  return (
    <section aria-labelledby="meaning" className="grid gap-5">
      <h2 className="text-title" id="meaning">
        {t("What this means")}
      </h2>
      <ul className="grid gap-5">
        <Fact icon="calendar" title={t("Valid until {date}", { date: longDate(t, validUntil) })}>
          {t("After that it takes a new check, because rates and your credit can change.")}
        </Fact>
        <Fact icon="info" title={t("It's not a final approval")}>
          {t(
            "At checkout you apply for credit. The lender then checks your details, and that inquiry can affect your score.",
          )}
        </Fact>
        <Fact icon="document" title={t("It's for loans, and some leases")}>
          {t(
            "On a new car that one of your lenders leases, choose Lease in the payment calculator to see its own payment. Any other lease payment is an estimate until a leasing company answers your application.",
          )}
        </Fact>
        <Fact icon="sliders" title={t("What can still change your payment")}>
          {t("The car and its mileage, where you live, your income, and how much you pay down.")}
        </Fact>
      </ul>
    </section>
  );
}

/** PQ-10: what its owner can change, and the way to take it back. */
function Manage({ result }: { readonly result: QualificationView }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <section aria-labelledby="manage" className="grid gap-4">
      <h2 className="text-title" id="manage">
        {t("Change or withdraw")}
      </h2>
      <ManageResult onWithdrawn={() => void navigate("/search")} view={result} />
    </section>
  );
}

/** Without an account the result is in this tab alone. */
function Keep({ isClaimed }: { readonly isClaimed: boolean }) {
  const t = useText();
  const { status } = useSession();
  if (isClaimed)
    return (
      <AlertBar hideAfter={null} type="success">
        {t("Saved to your account. You see your payments wherever you sign in.")}
      </AlertBar>
    );
  if (status !== "signed-out") return null;
  return (
    <Card aria-labelledby="keep" as="section" className="grid gap-3 bg-surface-sunken">
      <h2 className="text-lead" id="keep">
        {t("Keep your payments")}
      </h2>
      <p>{t("Without an account your result is only in this tab, and closing it loses it.")}</p>
      <p>
        <LinkButton look="secondary" to="/pre-qualify/account">
          {t("Save it to an account")}
        </LinkButton>
      </p>
    </Card>
  );
}

/** Approved once, and nothing to show: the first page says how to get it again. */
function NoTerms() {
  const t = useText();
  return (
    <JourneyPage title={t("There are no payments to show")}>
      <StepActions>
        <LinkButton to="/pre-qualify">{t("Check my payments")}</LinkButton>
      </StepActions>
    </JourneyPage>
  );
}
