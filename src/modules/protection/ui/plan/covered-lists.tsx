import { Icon, type IconName } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

interface CoveredListsProps {
  readonly covers: readonly string[];
  readonly excludes: readonly string[];
}

/** What a product pays for and what it does not, side by side and in the same size. */
export function CoveredLists({ covers, excludes }: CoveredListsProps) {
  const t = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side icon="check" items={covers} title={t("Covered")} />
      <Side icon="close" items={excludes} title={t("Not covered")} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly icon: IconName;
  readonly items: readonly string[];
}

function Side({ title, icon, items }: SideProps) {
  if (items.length === 0) return null;
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="font-sans text-small font-semibold tracking-normal">{title}</h3>
      <ul className="grid gap-1 text-small">
        {items.map((item) => (
          <li className="flex gap-2" key={item}>
            <Icon className="mt-0.5 shrink-0" name={icon} size={16} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
