import { AlertBar } from "#design-system/alert-bar.tsx";
import { Card } from "#design-system/card.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";

const BACK = `returnTo=${encodeURIComponent("/trade-in/offer")}`;

interface KeepOfferProps {
  readonly isKept: boolean;
  /** False while a person looks at the car. */
  readonly hasAmount: boolean;
}

/** TRADE-10: signing in is all it takes; the offer is the account's by itself, and this page follows. */
export function KeepOffer({ isKept, hasAmount }: KeepOfferProps) {
  const t = useText();
  const path = usePath();
  const { status } = useSession();
  if (isKept)
    return (
      <AlertBar hideAfter={null} type="success">
        {t("Saved to your account. You find it here on all of your devices.")}
      </AlertBar>
    );
  if (status !== "signed-out") return null;
  return (
    <Card aria-labelledby="keep" as="section" className="grid gap-3 bg-surface-sunken">
      <h2 className="text-lead" id="keep">
        {hasAmount ? t("Keep this offer") : t("Don't lose it")}
      </h2>
      <p>{t("It is on this device only. With an account you have it everywhere, and at checkout.")}</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass("primary", "max-sm:w-full")} href={path(`/sign-up?${BACK}`)}>
          {t("Create an account")}
        </a>
        <a className={buttonClass("secondary", "max-sm:w-full")} href={path(`/sign-in?${BACK}`)}>
          {t("Sign in")}
        </a>
      </div>
    </Card>
  );
}
