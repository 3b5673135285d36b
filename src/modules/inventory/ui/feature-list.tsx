import { Icon } from "#design-system/icon.tsx";
import { WrittenLines } from "#platform/browser/written-once.tsx";
import { useText } from "#platform/browser/texts.tsx";

const SHORT_LIST = 10;

/** Equipment of a vehicle; long lists open on demand. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const t = useText();
  const later = features.slice(SHORT_LIST);
  return (
    <>
      <Features features={features.slice(0, SHORT_LIST)} />
      {later.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-12 items-center font-semibold text-link underline-offset-4 group-open/more:hidden hover:underline">
            {t("Show all {count} features", { count: features.length })}
          </summary>
          <Features features={later} />
        </details>
      )}
    </>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const t = useText();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      <WrittenLines blank={(feature) => t(feature)} by={(feature) => ["feature", feature]} lines={features}>
        {(_feature, text) => (
          <li className="flex min-h-11 items-center gap-3">
            <Icon className="shrink-0 text-success" name="check" size={18} />
            {text}
          </li>
        )}
      </WrittenLines>
    </ul>
  );
}
