import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

interface ScreenBodyProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** The other way in, below the form. */
  readonly footer?: ReactNode;
  /** The screen before was another auth page: tell readers and the tab that this is a new one. */
  readonly moved: boolean;
}

/** Heading, one form, and the other way in. */
export function ScreenBody({ title, intro, children, footer, moved }: ScreenBodyProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!moved) return;
    heading.current?.focus();
    document.title = document.title.replace(/^[^|:·–-]+/u, `${title} `);
  }, [moved, title]);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-heading outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro !== undefined && <p className="wrap-anywhere text-ink-muted">{intro}</p>}
      </div>
      <Card className="grid gap-5 max-[374px]:-mx-1 max-[374px]:p-4">
        <noscript>
          <p className="font-semibold">{t("Signing in needs JavaScript. Browsing cars works without it.")}</p>
        </noscript>
        {children}
      </Card>
      {footer !== undefined && <div className="grid justify-items-center text-center">{footer}</div>}
    </>
  );
}
