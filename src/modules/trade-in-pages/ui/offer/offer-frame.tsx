import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";
import { carName } from "#modules/trade-in/domain/car-name.ts";
import { ChangedElsewhere } from "#modules/trade-in/ui/parts/trade-in-gate.tsx";

interface OfferFrameProps {
  readonly view: TradeInView;
  readonly title: string;
  readonly children: ReactNode;
}

/** The page around an offer in any of its states; what it says now takes the focus. */
export function OfferFrame({ view, title, children }: OfferFrameProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  const { car, vinEnding } = view;
  return (
    <div className="page-width grid max-w-[46rem] content-start gap-8 py-6 md:py-12">
      <header className="grid gap-2">
        <p className="text-ink-muted wrap-anywhere">
          {car !== null && carName(car)}
          {vinEnding !== null && ` · ${t("VIN ending in {ending}", { ending: vinEnding })}`}
        </p>
        <h1 className="text-heading outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <ChangedElsewhere />
      {children}
    </div>
  );
}
