import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#design-system/class-names.ts";
import { Icon, type IconName } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { useJourney } from "../journey-context.ts";

const STATIONS = [english("About you"), english("Confirm it's you"), english("Your payments")] as const;

interface JourneyPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Which of the three stations it is; none where the road ends otherwise. */
  readonly station?: 0 | 1 | 2;
  /** Beside the page on wide screens. */
  readonly aside?: ReactNode;
  /** Cars stand side by side on it. */
  readonly isWide?: true;
  /** A field takes the focus instead of the heading. */
  readonly hasOwnFocus?: true;
  readonly children?: ReactNode;
}

/** One page of pre-qualification: how far it is, what it asks, and the answer. */
export function JourneyPage(props: JourneyPageProps) {
  const { title, lead, station, aside, isWide, hasOwnFocus, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { onOpened } = useJourney();
  useEffect(() => {
    if (onOpened() && hasOwnFocus === undefined) heading.current?.focus();
  }, [onOpened, hasOwnFocus]);
  return (
    <div
      className={classNames(
        "page-width grid gap-x-16 gap-y-8 py-6 md:py-12",
        aside === undefined && isWide === undefined ? "max-w-[46rem]" : "max-w-[66rem]",
        aside !== undefined && "lg:grid-cols-[minmax(0,36rem)_1fr]",
      )}
    >
      <div className="grid min-w-0 content-start gap-7">
        {station !== undefined && <Progress at={station} />}
        <header className="grid gap-3">
          <h1 className="text-heading outline-none" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <div className="max-w-prose text-ink-muted">{lead}</div>}
        </header>
        {children}
      </div>
      {aside}
    </div>
  );
}

function Progress({ at }: { readonly at: number }) {
  const t = useText();
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-muted">
        {t("Step {step} of {count}: {name}", {
          step: at + 1,
          count: STATIONS.length,
          name: t(STATIONS[at] ?? ""),
        })}
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {STATIONS.map((name, index) => (
          <span
            className={classNames("h-1.5 grow rounded-full", index <= at ? "bg-action" : "bg-line")}
            key={name}
          />
        ))}
      </div>
    </div>
  );
}

/** A fact with its sign. */
export function Fact({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <li className="flex gap-4">
      <Icon className="mt-0.5 shrink-0 text-action" name={icon} size={26} />
      <div className="grid gap-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <p className="text-small text-ink-muted">{children}</p>}
      </div>
    </li>
  );
}
