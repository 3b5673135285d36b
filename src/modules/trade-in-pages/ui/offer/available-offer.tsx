import { Suspense } from "react";
import { Skeleton } from "#design-system/skeleton.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { useNow } from "#modules/trade-in/ui/parts/use-now.ts";
import { AnswersList } from "./answers-list.tsx";
import { KeepOffer } from "./keep-offer.tsx";
import { MovedOffer } from "./moved-offer.tsx";
import type { Offer } from "./moved-lines.ts";
import { OfferArithmetic } from "./offer-arithmetic.tsx";
import { OfferBasis } from "./offer-basis.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import { daysLeft, momentText } from "#modules/trade-in/ui/life/offer-times.ts";
import type { OwedPart, ShownTradeIn } from "./shown-trade-in.ts";
import { WhatNext } from "./what-next.tsx";

/** An offer that stands: the amount, until when, how it comes about, and what to do with it. */
export function AvailableOffer({
  site,
  view,
  questions,
  Photos,
  guide,
  Owed,
}: ShownTradeIn & { readonly Owed: OwedPart }) {
  const t = useText();
  const { figure, figureBefore, expiresAt } = view;
  if (figure?.kind !== "offer") return null;
  const shown = { site, view, questions, Photos, guide };
  return (
    <OfferFrame title={t("Your offer")} view={view}>
      <section className="-mt-4 grid gap-2">
        <p className="text-display font-semibold tabular">{formatWholeDollars(figure.amountCents)}</p>
        {expiresAt !== null && <ValidUntil expiresAt={expiresAt} timeZone={site.timeZone} />}
      </section>
      {figureBefore?.kind === "offer" && <MovedOffer before={figureBefore} now={figure} {...shown} />}
      {view.ownership !== "OWNED" && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <Owed
            brand={site.brand}
            isKept={view.isKept}
            offerCents={figure.amountCents}
            version={view.version}
          />
        </Suspense>
      )}
      {guide}
      <KeepOffer hasAmount isKept={view.isKept} />
      <Explained figure={figure} {...shown} />
      <AnswersList {...shown} />
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Photos />
      </Suspense>
      <WhatNext site={site} />
    </OfferFrame>
  );
}

function ValidUntil({ expiresAt, timeZone }: { readonly expiresAt: string; readonly timeZone: string }) {
  const t = useText();
  const count = daysLeft(expiresAt, useNow());
  return (
    <p className="text-ink-muted">
      {t("Valid until {moment}", { moment: momentText(t, expiresAt, timeZone) })}
      {" · "}
      <strong className="whitespace-nowrap text-ink">{t("{count} {count:day|days} left", { count })}</strong>
    </p>
  );
}

function Explained({ figure, ...shown }: ShownTradeIn & { readonly figure: Offer }) {
  const t = useText();
  return (
    <section aria-labelledby="arithmetic" className="grid gap-5">
      <h2 className="text-title" id="arithmetic">
        {t("How we got to it")}
      </h2>
      <OfferArithmetic figure={figure} {...shown} />
      <OfferBasis figure={figure} />
    </section>
  );
}
