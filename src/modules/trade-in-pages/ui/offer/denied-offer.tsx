import { LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { AnswersList } from "./answers-list.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import type { ShownTradeIn } from "./shown-trade-in.ts";

/** MSG-40, and where to go from there. */
export function DeniedOffer({ site, view, questions }: ShownTradeIn) {
  const t = useText();
  return (
    <OfferFrame title={t("Your vehicle isn't eligible for an online offer.")} view={view}>
      <p className="max-w-prose">
        {rich(
          t(
            "That doesn't mean it has no value elsewhere. Call {phone}: an appraiser can look at it in person.",
          ),
          {
            phone: <PhoneLink number={site.supportPhone} />,
          },
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton className="max-sm:w-full" to="/contact-us">
          {t("Contact us")}
        </LinkButton>
        <LinkButton className="max-sm:w-full" look="secondary" to="/search">
          {t("Buy without a trade-in")}
        </LinkButton>
      </div>
      <p className="text-ink-muted">{t("Was an answer wrong? Change it below, and we'll look again.")}</p>
      <AnswersList questions={questions} view={view} />
    </OfferFrame>
  );
}
