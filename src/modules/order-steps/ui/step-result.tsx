import { useEffect, useRef, type ReactNode } from "react";
import { Icon, type IconName } from "#design-system/icon.tsx";
import { StepActions } from "#design-system/step-actions.tsx";

const TONES = {
  success: "bg-success text-on-success",
  waiting: "bg-info text-on-info",
  problem: "bg-danger text-on-danger",
} as const;

/** How a step stands, as one calm picture: a sign, what happened, and the way on. */
export function StepResult({
  tone,
  icon,
  title,
  children,
  actions,
}: {
  readonly tone: keyof typeof TONES;
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone and took the focus along: bring the person to what happened.
    const pressed = navigator.userActivation?.isActive ?? false;
    if (pressed && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className="grid gap-4">
      <span className={`grid size-14 place-items-center rounded-full ${TONES[tone]}`}>
        <Icon name={icon} size={30} />
      </span>
      <h1 className="text-heading outline-none" data-step-title="" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="grid max-w-prose gap-3 text-lead text-ink-muted">{children}</div>}
      {actions && <StepActions>{actions}</StepActions>}
    </section>
  );
}
