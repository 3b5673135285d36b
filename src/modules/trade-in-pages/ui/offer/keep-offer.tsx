import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Card } from "#design-system/card.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { readWayBack } from "#modules/trade-in/ui/held/way-back.ts";

interface KeepOfferProps {
  readonly isKept: boolean;
  /** False while a person looks at the car. */
  readonly hasAmount: boolean;
}

/** TRADE-10: signing in is all it takes; the offer is the account's by itself, and its owner is back where they were. */
export function KeepOffer({ isKept, hasAmount }: KeepOfferProps) {
  const t = useText();
  const path = usePath();
  const { status } = useSession();
  const [way] = useState(readWayBack);
  if (isKept)
    return (
      <div className="grid justify-items-start gap-4">
        <AlertBar className="w-full" hideAfter={null} type="success">
          {t("Saved to your account. You'll find it here on all of your devices.")}
        </AlertBar>
        {way !== null && (
          <a className={buttonClass("primary", "max-sm:w-full")} href={path(way.path)}>
            {t(way.label)}
          </a>
        )}
      </div>
    );
  if (status !== "signed-out") return null;
  const back = `returnTo=${encodeURIComponent(path(way?.path ?? "/trade-in/offer"))}`;
  return (
    <Card aria-labelledby="keep" as="section" className="grid gap-3 bg-surface-sunken">
      <h2 className="text-lead" id="keep">
        {hasAmount ? t("Keep this offer") : t("Don't lose it")}
      </h2>
      <p>{t("It's on this device only. With an account, you have it everywhere, including at checkout.")}</p>
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass("primary", "max-sm:w-full")} href={path(`/sign-up?${back}`)}>
          {t("Create an account")}
        </a>
        <a className={buttonClass("secondary", "max-sm:w-full")} href={path(`/sign-in?${back}`)}>
          {t("Sign in")}
        </a>
      </div>
    </Card>
  );
}
