import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";

interface Example {
  readonly caption: string;
  readonly isGood: boolean;
  /** Where the card lies in the frame of the camera. */
  readonly place: string;
  readonly hasGlare?: boolean;
}

const EXAMPLES: readonly Example[] = [
  { caption: english("All four corners"), isGood: true, place: "" },
  { caption: english("Cut off"), isGood: false, place: "translate(34 14)" },
  { caption: english("Glare"), isGood: false, place: "", hasGlare: true },
];

/** What a picture must look like, shown: one that is accepted and the two faults that cost most people a second try. */
export function PictureExamples() {
  const t = useText();
  return (
    <ul aria-label={t("What a good picture looks like")} className="grid grid-cols-3 gap-2 sm:gap-3">
      {EXAMPLES.map((example) => (
        <li className="grid content-start gap-1.5" key={example.caption}>
          <Drawing {...example} />
          <span className="flex items-start gap-1 text-fine">
            <Icon
              className={example.isGood ? "shrink-0 text-success" : "shrink-0 text-danger"}
              name={example.isGood ? "check" : "close"}
              size={18}
            />
            <span>
              <span className="sr-only">{example.isGood ? t("Good:") : t("Not like this:")} </span>
              {t(example.caption)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A license in the frame of a camera. */
function Drawing({ isGood, place, hasGlare = false }: Example) {
  return (
    <svg
      aria-hidden="true"
      className={`w-full rounded-control border-2 bg-surface-sunken text-ink-muted ${isGood ? "border-success" : "border-line-strong"}`}
      fill="none"
      viewBox="0 0 120 80"
    >
      <g stroke="currentColor" strokeWidth="2" transform={place}>
        <rect className="fill-surface-raised" height="50" rx="5" width="84" x="18" y="15" />
        <circle cx="38" cy="34" r="7" />
        <path d="M26 55c1-7 6-10 12-10s11 3 12 10M60 29h32M60 39h32M60 49h20" />
      </g>
      {hasGlare && <circle className="fill-surface" cx="72" cy="36" r="19" />}
    </svg>
  );
}
