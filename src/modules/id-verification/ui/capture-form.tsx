import { useEffect, useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/order-steps/ui/demo-note.tsx";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { textInContext } from "#platform/shared/texts/text.ts";
import { isInPersonIdState } from "../domain/id-verification.ts";
import { idVerificationMessages } from "../messages.ts";
import type { CaptureCalls, CaptureEnd, CaptureOutcome } from "./capture-calls.ts";
import { captureComplaints, standingComplaints } from "./capture-complaints.ts";
import { CaptureIntro, CaptureProgress } from "./capture-intro.tsx";
import { CapturePicture } from "./capture-picture.tsx";
import { PictureExamples } from "./picture-examples.tsx";

/** Pictures over a phone's connection may take a while. */
const SEND_TIMEOUT_MS = 120_000;

interface CaptureFormProps {
  readonly calls: CaptureCalls;
  readonly isDemo: boolean;
  readonly onEnd: (end: CaptureEnd) => void;
}

/** Our own capture: the state first, because in Illinois nobody takes pictures (OP-19), then both sides. */
export function CaptureForm({ calls, isDemo, onEnd }: CaptureFormProps) {
  const t = useText();
  const { run, error, isBusy } = useWrite();
  const [front, setFront] = useState<Blob>();
  const [back, setBack] = useState<Blob>();
  const [documentNumber, setNumber] = useState("");
  const [issuingState, setState] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const values = { front, back, documentNumber, issuingState };
  const [sent, setSent] = useState(values);
  useLeaving(isBusy || front !== undefined);
  const isInPerson = isInPersonIdState([issuingState]);
  const leave = async (body: object, end: CaptureEnd) => {
    if (await run(() => apiClient.post(calls.link, body))) onEnd(end);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isInPerson) return leave({ action: "in-person", issuingState }, "IN_PERSON");
    const found = captureComplaints(values);
    setErrors(found);
    setSent(values);
    const [first] = Object.keys(found);
    if (first !== undefined || !front || !back) {
      document.querySelector<HTMLElement>(`#${first}`)?.focus();
      return undefined;
    }
    const form = new FormData();
    form.append("documentNumber", documentNumber);
    form.append("issuingState", issuingState);
    form.append("front", front, "front");
    form.append("back", back, "back");
    const answer = await run(() =>
      apiClient.put<{ outcome: CaptureOutcome }>(calls.license, form, { timeoutMs: SEND_TIMEOUT_MS }),
    );
    if (answer) onEnd(answer.outcome);
    return undefined;
  };
  const shown = standingComplaints({ ours: errors, servers: error?.fields ?? {}, now: values, sent });
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <CaptureIntro />
      {!isInPerson && <CaptureProgress done={filled(values)} of={Object.keys(values).length} />}
      {error && Object.keys(error.fields).length === 0 && <AlertBar type="error">{error.message}</AlertBar>}
      <SelectField
        error={shown["issuingState"]}
        id="issuingState"
        label={t("State that issued it")}
        onChange={(event) => setState(event.target.value)}
        options={STATE_CODES.map((code) => ({ value: code, label: code }))}
        placeholder={t("Choose a state")}
        value={issuingState}
      />
      {isInPerson ? (
        <InPerson isBusy={isBusy} />
      ) : (
        <>
          <fieldset className="grid gap-3">
            <legend className="mb-3 font-semibold">{t("Pictures of your driver's license")}</legend>
            <PictureExamples />
            <div className="grid grid-cols-2 gap-3 sm:gap-4">
              <CapturePicture
                error={shown["front"]}
                file={front}
                id="front"
                label={t("Front")}
                onChange={setFront}
              />
              <CapturePicture
                error={shown["back"]}
                file={back}
                id="back"
                label={textInContext(t, "Back", "side of a card")}
                onChange={setBack}
              />
            </div>
          </fieldset>
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            error={shown["documentNumber"]}
            id="documentNumber"
            label={t("License number")}
            maxLength={20}
            onChange={(event) => setNumber(event.target.value)}
            spellCheck={false}
            value={documentNumber}
          />
          {isDemo && <CaptureHelp />}
          <div className="flex flex-wrap items-center gap-3 max-sm:contents">
            <StepActions>
              <Button busy={isBusy} className="max-sm:w-full" type="submit">
                {t("Send my ID")}
              </Button>
            </StepActions>
            <Button
              className="max-sm:w-full"
              look="quiet"
              onClick={() => void leave({ action: "cancel" }, "CANCELED")}
            >
              {t("Cancel")}
            </Button>
          </div>
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {isBusy && t("Sending your pictures…")}
      </p>
    </form>
  );
}

/** How many of the four a person has given. */
function filled(values: Readonly<Record<string, Blob | string | undefined>>): number {
  return Object.values(values).filter((value) => (typeof value === "string" ? value.trim() !== "" : value))
    .length;
}

function InPerson({ isBusy }: { isBusy: boolean }) {
  const t = useText();
  const text = useTexts(idVerificationMessages);
  return (
    <>
      <AlertBar title={t("No pictures needed")} type="warning">
        {text("inPerson")}
      </AlertBar>
      <StepActions>
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          {t("Show my ID in person")}
        </Button>
      </StepActions>
    </>
  );
}

function CaptureHelp() {
  const t = useText();
  return (
    <DemoNote>
      <p>
        {rich(
          t(
            "Use any picture and any license number, such as {bold}. One ending in 0000 fails, 1111 stays incomplete, 9999 finds the service down.",
          ),
          { bold: <b>D1234567</b> },
        )}
      </p>
    </DemoNote>
  );
}

/** Warns before the pictures are lost by a slip of the finger. */
function useLeaving(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasWork]);
}
