import type { ReactNode } from "react";
import { Card } from "#design-system/card.tsx";

interface ProfileSectionProps {
  /** Also the anchor of the list of sections. */
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** A card of the profile. */
export function ProfileSection({ id, title, help, children }: ProfileSectionProps) {
  return (
    <Card aria-labelledby={`${id}-title`} as="section" className="grid scroll-mt-24 gap-4" id={id}>
      <div className="grid gap-1">
        <h2 className="text-lead" id={`${id}-title`}>
          {title}
        </h2>
        {help !== undefined && <p className="text-small text-ink-muted">{help}</p>}
      </div>
      {children}
    </Card>
  );
}

/** A card of rows, each of which saves by itself. */
export function ProfileRows(props: ProfileSectionProps) {
  return (
    <ProfileSection {...props}>
      <div className="-my-4 grid divide-y divide-line">{props.children}</div>
    </ProfileSection>
  );
}
