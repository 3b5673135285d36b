import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Beside the button that leads to a soft check (PQ-01). */
export function NoEffect() {
  const t = useText();
  return (
    <p className="flex items-center gap-2 text-small font-semibold">
      <Icon className="shrink-0 text-success" name="shield" size={20} />
      {t("No effect on your credit score")}
    </p>
  );
}
