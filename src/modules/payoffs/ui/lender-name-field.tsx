import { useState } from "react";
import { Button } from "#design-system/plain-button.tsx";
import { SuggestionField } from "#design-system/suggestion-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { type LenderMatch, lenderMatch } from "../domain/directory/lender-match.ts";
import { lenderSuggestions } from "../domain/directory/lender-suggestions.ts";

interface LenderName {
  readonly lenderName: string;
  /** It is not on the list, and the buyer says that it is right. */
  readonly isNameConfirmed: boolean;
}

interface LenderNameFieldProps extends LenderName {
  readonly id?: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly onType: (name: LenderName) => void;
  readonly onSettled: (name: LenderName) => void;
}

/** VAL-34: suggestions while a lender's name is typed, and "did you mean" for a name that is not on the list. */
export function LenderNameField({
  id = "lenderName",
  label,
  lenderName,
  isNameConfirmed,
  error,
  onType,
  onSettled,
}: LenderNameFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const match = lenderMatch(lenderName);
  const isAsked = !isTyping && !isNameConfirmed && match.kind !== "listed" && lenderName.trim() !== "";
  const settle = (name: LenderName): void => {
    setTyping(false);
    onSettled(name);
  };
  const keep = { lenderName, isNameConfirmed: true };
  return (
    <div className="grid gap-2">
      <SuggestionField
        error={error}
        id={id}
        label={label}
        maxLength={80}
        onLeave={() =>
          settle({ lenderName: match.kind === "listed" ? match.name : lenderName, isNameConfirmed })
        }
        onTake={(name) => settle({ lenderName: name, isNameConfirmed: false })}
        onType={(typed) => {
          setTyping(true);
          onType({ lenderName: typed, isNameConfirmed: false });
        }}
        suggestions={isTyping ? lenderSuggestions(lenderName) : []}
        value={lenderName}
      />
      <div aria-live="polite">
        {isAsked && (
          <DidYouMean
            match={match}
            onKeep={() => settle(keep)}
            onTake={(name) => settle({ lenderName: name, isNameConfirmed: false })}
            typed={lenderName}
          />
        )}
      </div>
    </div>
  );
}

function DidYouMean(props: {
  readonly match: LenderMatch;
  readonly typed: string;
  readonly onTake: (name: string) => void;
  readonly onKeep: () => void;
}) {
  const t = useText();
  const { match, typed, onTake, onKeep } = props;
  const similar = match.kind === "similar" ? match.name : undefined;
  return (
    <div className="grid gap-1 rounded-card bg-accent-soft px-4 py-3 text-small">
      <p className="wrap-anywhere">
        {similar === undefined
          ? t("We don't have {name} on our list. Is it written the way your lender writes it?", {
              name: typed.trim(),
            })
          : t("Did you mean {name}?", { name: similar })}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {similar !== undefined && (
          <Button className="px-0!" look="quiet" onClick={() => onTake(similar)}>
            {t("Yes, use {name}", { name: similar })}
          </Button>
        )}
        <Button className="px-0!" look="quiet" onClick={onKeep}>
          {similar === undefined ? t("Yes, it's right") : t("No, keep what I typed")}
        </Button>
      </div>
    </div>
  );
}
