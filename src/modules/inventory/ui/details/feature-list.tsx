import { Icon } from "#design-system/icon.tsx";
import { WrittenFrame } from "#rendering/screens.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

const SHORT_LIST = 10;
const LIST = "grid gap-x-8 sm:grid-cols-2";

/** Equipment of a vehicle; long lists open on demand. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const t = useText();
  const later = features.slice(SHORT_LIST);
  return (
    <WrittenFrame
      blank={(feature) => t(feature)}
      by={(feature) => ["feature", feature]}
      frame={`features ${later.length > 0 ? features.length : "few"}`}
      line={(_feature, text) => (
        <li className="flex min-h-11 items-center gap-3">
          <Icon className="shrink-0 text-success" name="check" size={18} />
          {text}
        </li>
      )}
      lists={later.length > 0 ? [features.slice(0, SHORT_LIST), later] : [features]}
    >
      {([first, others]) => (
        <>
          <ul className={LIST}>{first}</ul>
          {others !== undefined && (
            <details className="group/more">
              <summary className="flex min-h-12 items-center font-semibold text-link underline-offset-4 group-open/more:hidden hover:underline">
                {t("Show all {count} features", { count: features.length })}
              </summary>
              <ul className={LIST}>{others}</ul>
            </details>
          )}
        </>
      )}
    </WrittenFrame>
  );
}
