import { Card } from "#design-system/card.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { initialsOf } from "../../domain/same-name.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { SignaturePad } from "#modules/contract-papers/ui/signature-pad.tsx";
import type { SigningDraft } from "./use-signing-draft.ts";

/** Name and initials once, typed or drawn; every field of the papers takes them from here. */
export function SignatureCard({
  buyer,
  draft,
  errors,
  onChange,
}: {
  readonly buyer: string;
  readonly draft: SigningDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<SigningDraft>) => void;
}) {
  const t = useText();
  return (
    <Card aria-labelledby="signature-title" as="section" className="grid gap-5">
      <h2 className="text-title outline-none" id="signature-title" tabIndex={-1}>
        {t("Your signature")}
      </h2>
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField
          autoComplete="name"
          className="italic"
          error={errors["sign-name"]}
          help={t("Type {buyer}.", { buyer })}
          id="sign-name"
          label={t("Your full name")}
          maxLength={80}
          onChange={(event) => onChange({ name: event.target.value })}
          value={draft.name}
        />
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          className="italic"
          error={errors["sign-initials"]}
          help={t("Type {initials}.", { initials: initialsOf(buyer) })}
          id="sign-initials"
          label={t("Initials")}
          maxLength={12}
          onChange={(event) => onChange({ initials: event.target.value })}
          value={draft.initials}
        />
      </div>
      <RadioGroup
        columns={2}
        id="sign-look"
        legend={t("Signature style")}
        onChange={(value) => onChange({ look: value === "drawn" ? "drawn" : "typed" })}
        options={[
          { value: "typed", label: t("Use what I typed") },
          { value: "drawn", label: t("Draw it") },
        ]}
        value={draft.look}
      />
      {draft.look === "drawn" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <SignaturePad
            error={errors["sign-drawn"]}
            id="sign-drawn"
            label={t("Signature")}
            onChange={(signature) => onChange({ signature })}
            strokes={draft.signature}
          />
          <SignaturePad
            error={errors["sign-drawn-initials"]}
            id="sign-drawn-initials"
            label={t("Drawn initials")}
            onChange={(initialsStrokes) => onChange({ initialsStrokes })}
            strokes={draft.initialsStrokes}
          />
        </div>
      )}
    </Card>
  );
}
