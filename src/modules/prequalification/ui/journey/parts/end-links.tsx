import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button, LinkButton } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useJourney } from "../journey-context.ts";
import { startPath } from "../journey-start.ts";

interface EndLinksProps {
  /** Whether it may be tried again now, and what that is called. */
  readonly retry?: string | undefined;
  /** What the way on is called. */
  readonly goOn?: string;
}

/** Where somebody goes from a page on which the road ends: never nowhere. */
export function EndLinks({ retry, goOn }: EndLinksProps) {
  const t = useText();
  const { site, start, discard } = useJourney();
  const navigate = useNavigate();
  const tryAgain = () => {
    // Whoever tries again corrects what they typed, and agrees anew.
    discard({ keepsTyped: true });
    void navigate(startPath(start));
  };
  return (
    <>
      <StepActions>
        {retry !== undefined && (
          <Button className="max-sm:w-full" onClick={tryAgain}>
            {retry}
          </Button>
        )}
        <LinkButton
          className="max-sm:w-full"
          look={retry === undefined ? "primary" : "secondary"}
          to={start.returnTo}
        >
          {goOn ?? t("Continue with estimates")}
        </LinkButton>
      </StepActions>
      <p className="text-small text-ink-muted">
        {rich(t("Questions? Call {phone}."), { phone: <PhoneLink number={site.supportPhone} /> })}
      </p>
    </>
  );
}

/** What one can do, as a list of short paragraphs. */
export function WhatNext({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby="what-next" className="grid gap-4">
      <h2 className="text-lead" id="what-next">
        {title}
      </h2>
      <ul className="grid gap-5">{children}</ul>
    </section>
  );
}
