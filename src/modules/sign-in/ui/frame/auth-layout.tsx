import type { ReactNode } from "react";
import { Card } from "#design-system/card.tsx";
import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

interface AuthLayoutProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Up to three reasons to sign up (AUTH-10). */
  readonly reasons?: readonly string[];
  readonly children: ReactNode;
  /** The other way in, below the form. */
  readonly footer?: ReactNode;
}

/** One form in the middle, and beside it on wide screens why it is worth filling in. */
export function AuthLayout({ title, intro, reasons = [], children, footer }: AuthLayoutProps) {
  const t = useText();
  return (
    <div
      className={classNames(
        "page-width grid justify-items-center gap-8 py-8 md:py-14",
        reasons.length > 0 &&
          "lg:grid-cols-[minmax(0,32rem)_minmax(0,22rem)] lg:items-start lg:justify-center lg:gap-16",
      )}
    >
      <div className="grid w-full max-w-form gap-5">
        <div className="grid gap-2">
          <h1 className="text-heading">{title}</h1>
          {intro && <p className="text-ink-muted">{intro}</p>}
        </div>
        <Card>
          <noscript>
            <p className="pb-4 font-semibold">
              {t("Signing in needs JavaScript. Browsing cars works without it.")}
            </p>
          </noscript>
          {children}
        </Card>
        {footer && <p className="text-center">{footer}</p>}
      </div>
      {reasons.length > 0 && <Reasons reasons={reasons.slice(0, 3)} />}
    </div>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useText();
  return (
    <aside
      aria-label={t("Reasons to sign up")}
      className="w-full max-w-form rounded-card bg-surface-sunken p-6 lg:mt-20"
    >
      <h2 className="pb-4 text-lead font-semibold">{t("With an account you can")}</h2>
      <ul className="grid gap-4">
        {reasons.map((reason) => (
          <li className="flex gap-3" key={reason}>
            <Icon className="mt-0.5 shrink-0 text-success" name="success" size={22} />
            {t(reason)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
