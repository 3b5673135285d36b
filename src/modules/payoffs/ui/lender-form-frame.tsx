import type { ReactNode } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { LenderNameField } from "./lender-name-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { LenderForm } from "./use-lender-form.ts";

interface LenderFormFrameProps {
  readonly form: Omit<LenderForm<never>, "typed" | "type">;
  /** Of the heading; the lender's field is named after it. */
  readonly id: string;
  readonly lenderId: string;
  readonly title: string;
  readonly about?: string;
  readonly isLease: boolean;
  readonly sendText: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** What both ways to a lender's word have around their fields. */
export function LenderFormFrame({ form, id, lenderId, title, about, ...rest }: LenderFormFrameProps) {
  const t = useText();
  const { isLease, sendText, onLeave, children } = rest;
  const { lender, setLender, error, errorOf, isBusy, submit } = form;
  const isNamed = Object.keys(error?.fields ?? {}).length > 0;
  return (
    <form
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-line p-5"
      noValidate
      onSubmit={submit}
    >
      <h3 className="text-lead" id={id}>
        {title}
      </h3>
      {about !== undefined && <p className="max-w-prose text-ink-muted">{about}</p>}
      {error && !isNamed && <AlertBar type="error">{error.message}</AlertBar>}
      <LenderNameField
        {...lender}
        error={errorOf("lender")}
        id={lenderId}
        label={isLease ? t("Leasing company") : t("Lender")}
        onSettled={setLender}
        onType={setLender}
      />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {sendText}
        </Button>
        <Button className="max-sm:w-full" look="quiet" onClick={onLeave}>
          {t("Not now")}
        </Button>
      </div>
    </form>
  );
}
