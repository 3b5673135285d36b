import { LinkButton } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

interface PointsProps {
  readonly points: readonly { readonly title: string; readonly text: string }[];
}

/** What the store promises (`content.landing.points`); no section at all where it promises nothing. */
export function Points({ points }: PointsProps) {
  const t = useText();
  if (points.length === 0) return null;
  return (
    <section className="grid gap-8 rounded-card bg-surface-sunken p-6 md:p-12" aria-label={t("Why buy here")}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-8">
        {points.map((point) => (
          <li className="grid content-start gap-2" key={point.title}>
            <Icon className="text-link" name="check" size={26} />
            <h3 className="text-lead">{point.title}</h3>
            <p className="text-ink-muted">{point.text}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/search">{t("Find your car")}</LinkButton>
        <LinkButton look="secondary" to="/why-us">
          {t("Why us")}
        </LinkButton>
      </div>
    </section>
  );
}
