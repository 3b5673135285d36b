import { useEffect, useRef } from "react";
import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { type SignatureField, signersName } from "#modules/contract-papers/domain/package-document.ts";
import type { ContractSigningProps, SigningSessionView } from "./signing-calls.ts";

/** The buyer has signed; who buys together with them signs on the same device, or by the link in their mail. */
export function HandOver({ name, onHere }: { readonly name: string; readonly onHere: () => void }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The papers that the buyer had scrolled through are gone and took the focus along.
  useEffect(() => {
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card aria-labelledby="hand-over" as="section" className="grid gap-4">
      <h2 className="text-title outline-none" id="hand-over" ref={heading} tabIndex={-1}>
        {t("Next, {name} signs", { name })}
      </h2>
      <p className="max-w-prose">
        {t(
          "Hand this device to {name} to read and sign the same documents. Or {name} can sign on another device with the link we emailed.",
          { name },
        )}
      </p>
      <p>
        <Button className="max-sm:w-full" onClick={onHere}>
          {t("I'm {name}. Continue", { name })}
        </Button>
      </p>
    </Card>
  );
}

/** This signer has signed, the other one has not. */
export function WaitsForOther({ session }: ContractSigningProps) {
  const t = useText();
  const name = signersName(session, session.signer === "buyer" ? "co-buyer" : "buyer");
  return (
    <Card aria-labelledby="waits-for-other" as="section" className="grid gap-4">
      <h2 className="text-title" id="waits-for-other">
        {t("Thank you, you've signed")}
      </h2>
      <p className="max-w-prose">{t("{name} signs next. Then the contract goes to us.", { name })}</p>
      <p>
        <LinkButton className="max-sm:w-full" look="secondary" to="/">
          {t("Done")}
        </LinkButton>
      </p>
    </Card>
  );
}

/** A place for the hand of the other one who buys. */
export function OthersField({
  field,
  session,
}: {
  readonly field: SignatureField;
  readonly session: SigningSessionView;
}) {
  const t = useText();
  const signer = field.signer ?? "buyer";
  const hasSigned = session.state.signers.some(({ role }) => role === signer);
  const name = signersName(session, signer);
  return (
    <p className="border-t border-line-strong pt-2 text-small text-ink-muted">
      {hasSigned
        ? t("{name} has signed here: {label}", { name, label: field.label })
        : t("{name} signs here: {label}", { name, label: field.label })}
    </p>
  );
}
