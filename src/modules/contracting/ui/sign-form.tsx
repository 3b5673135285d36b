import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import { isSameName } from "../domain/contract-document.ts";
import type { SigningState } from "../domain/signing-status.ts";
import { signingStatusFromError } from "../domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";

/** Body of the signing call. */
export interface Signature {
  readonly name: string;
  readonly consent: true;
  readonly consentVersion: 1;
  readonly documentHash: string;
}

export interface SignFormProps {
  /** As the contract prints it. */
  readonly buyer: string;
  readonly documentHash: string;
  /** Of the retailer, for the date beside the signature. */
  readonly timeZone: string;
  /** @throws ApiError */
  readonly send: (signature: Signature) => Promise<SigningState>;
  readonly onSigned: () => void;
  /** The contract changed meanwhile, or is over. */
  readonly onStale: (isOver: boolean) => void;
}

/** Consent to sign electronically, the typed name, the date. */
export function SignForm({ buyer, documentHash, timeZone, send, onSigned, onStale }: SignFormProps) {
  const [name, setName] = useState("");
  const [isAgreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, error, isBusy } = useWrite();
  const text = useTexts(contractingMessages);
  const sign = async (event: FormEvent) => {
    event.preventDefault();
    const found: Record<string, string> = {};
    if (!isAgreed) found["sign-consent"] = "Agree to sign electronically.";
    if (!isSameName(name, buyer)) found["sign-name"] = text("nameMismatch");
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.querySelector<HTMLElement>(`#${first}`)?.focus();
      return;
    }
    const state = await run(() => send({ name, consent: true, consentVersion: 1, documentHash }));
    if (state) onSigned();
  };
  const forget = (id: string) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== id)));
  const isOver = error !== undefined && signingStatusFromError(error.code) !== null;
  const [today] = useState(() => todayText(timeZone));
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={(event) => void sign(event)}>
      <h2 className="text-title">Sign</h2>
      {error && (
        <AlertBar
          action={
            (isOver || error.code === "contract.changed") && (
              <Button look="secondary" onClick={() => onStale(isOver)}>
                {isOver ? "See what to do" : "Read it again"}
              </Button>
            )
          }
          type="error"
        >
          {error.message}
        </AlertBar>
      )}
      <CheckboxField
        checked={isAgreed}
        error={errors["sign-consent"]}
        help="You may ask for a paper copy at any time, without a fee. You can read and keep the contract here."
        id="sign-consent"
        label="I agree to read and sign this contract electronically."
        onChange={(event) => {
          setAgreed(event.target.checked);
          forget("sign-consent");
        }}
      />
      <TextField
        autoComplete="name"
        className="text-title italic"
        error={errors["sign-name"] ?? error?.fields["name"]}
        help={`Type ${buyer}.`}
        id="sign-name"
        label="Your full name"
        maxLength={80}
        onChange={(event) => {
          setName(event.target.value);
          forget("sign-name");
        }}
        value={name}
      />
      <p className="text-small text-ink-muted">Date: {today}</p>
      <p>
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          Sign contract
        </Button>
      </p>
    </form>
  );
}

/** The date that stands beside the signature; the server's clock is the one that counts. */
function todayText(timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(new Date());
}
