import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { TextLink } from "../frame/text-link.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** Where a demonstration's codes are. */
export function SandboxNote({ page }: Pick<ScreenProps, "page">) {
  const t = useText();
  if (!page.sandbox) return null;
  return (
    <p className="rounded-control bg-surface-sunken p-3 text-small text-ink-muted">
      {rich(t("Demonstration: no email leaves this site. Read the code at the {desk}."), {
        desk: (
          <TextLink href="/sandbox#messages" inline newTab>
            {t("sandbox desk")}
          </TextLink>
        ),
      })}
    </p>
  );
}
