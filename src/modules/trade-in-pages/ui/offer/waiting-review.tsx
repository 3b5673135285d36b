import { Suspense } from "react";
import { Icon } from "#design-system/icon.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { ReviewReason } from "#modules/trade-in/domain/offer/offer-line.ts";
import { useNow } from "#modules/trade-in/ui/parts/use-now.ts";
import { AnswersList } from "./answers-list.tsx";
import { KeepOffer } from "./keep-offer.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import { momentText } from "#modules/trade-in/ui/life/offer-times.ts";
import type { ShownTradeIn } from "./shown-trade-in.ts";

const REASONS: Readonly<Record<ReviewReason, string>> = {
  "too-few-cars": english("We don't have enough cars like yours to figure a fair offer automatically."),
  answers: english("An appraiser needs to review one of your answers."),
  "too-old": english("It is older than the cars that we price right away."),
  "too-many-miles": english("It has more miles than the cars that we price right away."),
  leased: english("It's leased, so we'll ask the leasing company for its buyout price."),
  odometer: english("Its odometer shows fewer miles than our records."),
  "below-smallest-offer": english("Its value is close to what preparing it costs."),
};

/** A person looks (TRADE-05, TRADE-07): why, until when, and that nobody has to wait here. */
export function WaitingReview({ site, view, questions, Photos, guide }: ShownTradeIn) {
  const t = useText();
  const isFurther = view.decision === "FURTHER_REVIEW";
  const reasons = view.figure?.kind === "review" ? view.figure.reasons : [];
  const due = view.reviewDueAt;
  return (
    <OfferFrame
      title={isFurther ? t("We need a closer look") : t("An appraiser is reviewing your car")}
      view={view}
    >
      <div aria-live="polite" className="flex items-start gap-4">
        <Icon className="mt-1 shrink-0 text-action" name="clock" size={28} />
        <div className="grid gap-2">
          {isFurther ? (
            <p>
              {rich(
                t(
                  "Please call {phone} so we can finish your offer. If you saved it to an account, we'll contact you too.",
                ),
                { phone: <PhoneLink number={site.supportPhone} /> },
              )}
            </p>
          ) : (
            <DueTime due={due} timeZone={site.timeZone} />
          )}
          <p className="text-ink-muted">
            {t("This page updates on its own. You can also close it and come back on this device.")}
          </p>
        </div>
      </div>
      {reasons.length > 0 && (
        <section aria-labelledby="why" className="grid gap-3">
          <h2 className="text-title" id="why">
            {t("Why it isn't instant")}
          </h2>
          <ul className="grid list-disc gap-2 pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{t(REASONS[reason])}</li>
            ))}
          </ul>
        </section>
      )}
      {guide}
      <KeepOffer hasAmount={false} isKept={view.isKept} />
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Photos />
      </Suspense>
      <AnswersList questions={questions} view={view} />
    </OfferFrame>
  );
}

function DueTime({ due, timeZone }: { readonly due: string | null; readonly timeZone: string }) {
  const t = useText();
  const now = useNow();
  if (due === null) return null;
  return (
    <p>
      {Date.parse(due) > now
        ? t("You'll have an answer by {moment}.", { moment: momentText(t, due, timeZone) })
        : t("This is taking longer than we promised. We're on it.")}
    </p>
  );
}
