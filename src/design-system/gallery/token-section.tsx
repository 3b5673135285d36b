import { Badge, type BadgeTone } from "../badge.tsx";
import { Icon, ICON_NAMES } from "../icon.tsx";
import { GallerySection } from "./gallery-section.tsx";

const PAIRS = [
  ["bg-surface text-ink border border-line", "surface, ink"],
  ["bg-surface-raised text-ink border border-line", "raised, ink"],
  ["bg-surface-sunken text-ink-muted", "sunken, muted ink"],
  ["bg-stage text-ink", "stage"],
  ["bg-action text-on-action", "action"],
  ["bg-accent text-on-accent", "accent"],
  ["bg-accent-soft text-ink", "accent soft"],
  ["bg-header text-on-header", "header"],
  ["bg-success text-on-success", "success"],
  ["bg-warning text-on-warning", "warning"],
  ["bg-danger text-on-danger", "danger"],
  ["bg-info text-on-info", "info"],
] as const;
const SIZES = [
  "text-display",
  "text-heading",
  "text-title",
  "text-lead",
  "text-body",
  "text-small",
  "text-fine",
] as const;
const TONES: readonly BadgeTone[] = ["neutral", "accent", "success", "warning", "danger", "info"];

/** Colors, type, signs. */
export function TokenSection() {
  return (
    <GallerySection title="Tokens">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {PAIRS.map(([className, name]) => (
          <li
            className={`grid min-h-20 place-items-center rounded-card p-3 text-center ${className}`}
            key={name}
          >
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid gap-2">
        {SIZES.map((size) => (
          <li className={`${size} font-heading`} key={size}>
            {size.slice(5)} $27,500 at 6.99%
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-3">
        {TONES.map((tone) => (
          <li key={tone}>
            <Badge tone={tone}>{tone}</Badge>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-4">
        {ICON_NAMES.map((name) => (
          <li className="grid w-20 justify-items-center gap-1 text-fine text-ink-muted" key={name}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
