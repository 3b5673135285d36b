import { TextLink } from "../text-link.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** Where a demonstration's codes are. */
export function SandboxNote({ page }: Pick<ScreenProps, "page">) {
  if (!page.sandbox) return null;
  return (
    <p className="rounded-control bg-surface-sunken p-3 text-small text-ink-muted">
      Demonstration: no email leaves this site. Read the code at the{" "}
      <TextLink href="/sandbox" inline newTab>
        sandbox desk
      </TextLink>
      .
    </p>
  );
}
