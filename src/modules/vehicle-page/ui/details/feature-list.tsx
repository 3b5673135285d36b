import { Icon, type IconName } from "#design-system/icon.tsx";
import { WrittenLines, WrittenOnce } from "#rendering/screens.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { featureGroups, type FeatureGroup, type FeatureGroupName } from "../../domain/feature-groups.ts";

const ICONS: Readonly<Record<FeatureGroupName, IconName>> = {
  safety: "shield",
  technology: "mobile",
  comfort: "user",
  exterior: "truck",
  other: "plus",
};

/** Equipment of a vehicle by kind; long kinds open on demand. */
export function FeatureList({ features }: { readonly features: readonly string[] }) {
  return (
    <div className="grid gap-x-8 gap-y-6 sm:max-md:grid-cols-2 lg:grid-cols-2">
      {featureGroups(features).map((group) => (
        <Group group={group} key={group.name} />
      ))}
    </div>
  );
}

const SHORT_LIST = 6;

function Group({ group: { name, title, features } }: { readonly group: FeatureGroup }) {
  const t = useText();
  const later = features.slice(SHORT_LIST);
  return (
    <div>
      <WrittenOnce by={`feature group ${name}`}>
        {() => (
          <h3 className="flex items-center gap-2 pb-1 text-body">
            <Icon className="shrink-0 text-link" name={ICONS[name]} />
            {t(title)}
          </h3>
        )}
      </WrittenOnce>
      <Lines features={features.slice(0, SHORT_LIST)} />
      {later.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 group-open/more:hidden hover:underline">
            {t("Show {count} more", { count: later.length })}
          </summary>
          <Lines features={later} />
        </details>
      )}
    </div>
  );
}

function Lines({ features }: { readonly features: readonly string[] }) {
  const t = useText();
  return (
    <ul className="gap-x-4 wrap-anywhere max-sm:grid max-sm:grid-cols-2 md:max-lg:grid md:max-lg:grid-cols-2">
      <WrittenLines blank={(feature) => t(feature)} by={(feature) => ["feature", feature]} lines={features}>
        {(_feature, text) => <li className="py-1 pl-7 text-small max-sm:pl-0 md:max-lg:pl-0">{text}</li>}
      </WrittenLines>
    </ul>
  );
}
