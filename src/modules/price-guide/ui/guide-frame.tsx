import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { readTradeIn } from "#modules/trade-in/ui/held/trade-in-actions.ts";
import { useTradeIn } from "#modules/trade-in/ui/held/use-trade-in.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { GuideAnswer } from "../domain/guide-answer.ts";
import type { GuidePlace } from "../domain/guide-frame.ts";
import { offerIdOfMessage } from "../domain/guide-message.ts";
import { guideCalls } from "./guide-calls.ts";

const SAID: Readonly<Record<GuideAnswer["kind"], string>> = {
  offer: english("Your Kelley Blue Book® Instant Cash Offer is your offer now."),
  "too-many-miles": english(
    "Kelley Blue Book doesn't make offers on cars with this many miles. What we told you still stands.",
  ),
  "not-eligible": english(
    "Kelley Blue Book doesn't make an offer on this car. What we told you still stands.",
  ),
  "other-car": english("That offer is for a different car or mileage. Please enter the same car as here."),
  unavailable: english("We couldn't check that offer with Kelley Blue Book. Please try again in a moment."),
};

interface GuideFrameProps {
  readonly frame: GuidePlace;
}

/** The guide makes an offer in its own frame; the server reads it there before it counts (TRADE-09). */
export function GuideFrame({ frame: { url, origin } }: GuideFrameProps) {
  const t = useText();
  const state = useTradeIn();
  const [said, setSaid] = useState<GuideAnswer["kind"]>();
  const write = useWrite();
  const frame = useRef<HTMLIFrameElement>(null);
  const { run } = write;
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      const offerId = offerIdOfMessage(event, { origin, source: frame.current?.contentWindow ?? null });
      if (offerId === null) return;
      void run(() => guideCalls.take(offerId)).then((answer) => {
        setSaid(answer?.kind);
        if (answer?.kind === "offer") void readTradeIn();
      });
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin, run]);
  if (state.status !== "live") return null;
  const address = new URL(url);
  address.searchParams.set("reference", state.view.id);
  return (
    <section aria-labelledby="guide" className="grid gap-4">
      <h2 className="text-title" id="guide">
        {t("Kelley Blue Book® Instant Cash Offer")}
      </h2>
      <p className="max-w-prose text-ink-muted">
        {t(
          "An offer from another company. Enter the same car and miles; we check the offer with them before it counts.",
        )}
      </p>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      {said !== undefined && (
        <AlertBar hideAfter={null} type={said === "offer" ? "success" : "warning"}>
          {t(SAID[said])}
        </AlertBar>
      )}
      <iframe
        className="h-[40rem] w-full rounded-card border border-line"
        ref={frame}
        referrerPolicy="origin"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        src={address.href}
        title={t("Kelley Blue Book® Instant Cash Offer")}
      />
    </section>
  );
}
