import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Details sharing a name close each other. */
  readonly name?: string;
  readonly id?: string | undefined;
  readonly className?: string;
  readonly summaryClassName?: string;
}

/** Shows more on demand with the native `<details>`; works before and without JavaScript. */
export function Disclosure({
  summary,
  children,
  open,
  name,
  id,
  className,
  summaryClassName,
}: DisclosureProps) {
  return (
    <details className={className} id={id} name={name} open={open}>
      <summary
        className={classNames(
          "flex min-h-12 items-center justify-between gap-3 py-2 font-semibold",
          summaryClassName,
        )}
      >
        {summary}
        <Icon
          // Of its own details only: one may be open around it.
          className="shrink-0 transition-transform duration-200 ease-calm [details[open]>summary>&]:rotate-180"
          name="chevron-down"
        />
      </summary>
      {children}
    </details>
  );
}
