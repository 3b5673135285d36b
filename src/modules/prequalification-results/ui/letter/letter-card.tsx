import { useEffect, useEffectEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { Icon } from "#design-system/icon.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { saveBlob } from "#platform/browser/http/save-blob.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { LetterDelivery } from "../../domain/letter-delivery.ts";
import { EmailChoice } from "./email-choice.tsx";
import { letterCalls, type LetterDoor } from "./letter-calls.ts";
import { PaperChoice } from "./paper-choice.tsx";

interface LetterCardProps {
  readonly door: LetterDoor;
  /** There is none: the decline is an earlier request's. */
  readonly onNone?: () => void;
}

/** The letter about a decline: to read now, and by email or on paper as its reader wants (12 CFR 1002.4(d)(2)). */
export function LetterCard({ door, onNone }: LetterCardProps) {
  const t = useText();
  const [delivery, setDelivery] = useState<LetterDelivery>();
  const [isChanging, setChanging] = useState(false);
  const sayNone = useEffectEvent(() => onNone?.());
  useEffect(() => {
    const asked = new AbortController();
    letterCalls.read(door, asked.signal).then(setDelivery, (error: unknown) => {
      // Of an earlier request's decline nobody is told twice: there is no letter here.
      if (asked.signal.aborted) return;
      if (!isApiError(error)) throw error;
      if (error.status === 404) sayNone();
    });
    return () => asked.abort();
  }, [door]);
  if (delivery === undefined) return null;
  const isAsking = delivery.state === "ask" || isChanging;
  return (
    <Card aria-labelledby="letter" as="section" className="grid gap-4">
      <h2 className="text-lead" id="letter">
        {t("Your letter")}
      </h2>
      <ReadNow door={door} />
      {isAsking ? (
        <Choice
          delivery={delivery}
          door={door}
          onChosen={(next) => {
            setDelivery(next);
            setChanging(false);
          }}
        />
      ) : (
        <div aria-live="polite" className="grid justify-items-start gap-3">
          <p className="flex items-start gap-2">
            <Icon className="shrink-0 text-success" name="success" />
            {chosenText(t, delivery)}
          </p>
          {delivery.state !== "sent" && (
            <Button look="quiet" onClick={() => setChanging(true)}>
              {t("Change how you get it")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function chosenText(t: Text, { state, emailHint }: LetterDelivery): string {
  if (state === "email") return t("We're sending it to {email}.", { email: emailHint ?? "" });
  if (state === "paper") return t("It comes by mail to your home address.");
  return t("It has been sent.");
}

function ReadNow({ door }: { readonly door: LetterDoor }) {
  const t = useText();
  const download = useWrite();
  const open = async (): Promise<void> => {
    const pdf = await download.run(() => letterCalls.pdf(door));
    if (pdf !== undefined) saveBlob(pdf, "pre-qualification-letter.pdf");
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button busy={download.isBusy} look="secondary" onClick={() => void open()}>
        <Icon name="download" size={20} />
        {t("Download the letter")}
      </Button>
      {download.error && <AlertBar type="error">{download.error.message}</AlertBar>}
    </div>
  );
}

interface ChoiceProps {
  readonly door: LetterDoor;
  readonly delivery: LetterDelivery;
  readonly onChosen: (delivery: LetterDelivery) => void;
}

function Choice(props: ChoiceProps) {
  const t = useText();
  const { hasStreet, paperFrom } = props.delivery;
  const [by, setBy] = useState<string>();
  const date = dayText(new Date(paperFrom), t.language);
  return (
    <div className="grid gap-5">
      <RadioGroup
        help={
          hasStreet
            ? t("The law requires us to send it to you. If you don't choose by {date}, it comes by mail.", {
                date,
              })
            : t("The law requires us to send it to you. Choose the way you prefer.")
        }
        id="letter-by"
        legend={t("How should we send it?")}
        onChange={setBy}
        options={[
          { value: "email", label: t("By email"), help: t("You get it right away, as a PDF file.") },
          { value: "paper", label: t("By mail, on paper"), help: t("It takes a few days longer.") },
        ]}
        value={by ?? ""}
      />
      {by === "email" && <EmailChoice {...props} />}
      {by === "paper" && <PaperChoice {...props} />}
    </div>
  );
}
