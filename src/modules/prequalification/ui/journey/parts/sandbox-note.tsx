import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { useJourney } from "../journey-context.ts";

/** What is typed chooses the outcome in a demonstration. */
export function SandboxNote() {
  const t = useText();
  const path = usePath();
  if (!useJourney().site.isSandbox) return null;
  return (
    <p className="rounded-card bg-surface-sunken px-4 py-3 text-small">
      {rich(t("This is a demonstration: type an invented person. The {desk} says which names lead where."), {
        desk: (
          <a
            className="font-semibold text-link underline underline-offset-4"
            href={path("/sandbox#scenarios")}
            rel="noopener"
            target="_blank"
          >
            {t("sandbox desk")}
          </a>
        ),
      })}
    </p>
  );
}
