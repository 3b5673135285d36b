import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/orders/ui/demo-note.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import { US_STATE_CODES } from "#modules/orders/ui/us-state-codes-data.ts";
import { useApiData } from "#modules/orders/ui/use-api-data.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import { CapturePicture } from "./capture-picture.tsx";

type LinkState = "open" | "used" | "expired" | "replaced" | "unknown";
type Outcome = "SUCCESSFUL" | "FAILED" | "CANCELED" | "INCOMPLETE";

const OVER: Readonly<Record<Exclude<LinkState, "open">, string>> = {
  used: "This link was already used.",
  expired: "This link has expired.",
  replaced: "A newer link was sent. Open the latest text message.",
  unknown: "This link doesn't work.",
};

/** The phone's side of ID verification: no sign-in, the link is the key (IDV-07). */
export function CapturePage({ isDemo }: { readonly isDemo: boolean }) {
  const { token = "" } = useParams();
  const path = `/public/id-verification/capture/${encodeURIComponent(token)}`;
  const { data, error, reload } = useApiData<{ readonly state: LinkState }>(path);
  if (error)
    return (
      <Frame>
        <AlertBar
          action={
            <Button look="secondary" onClick={reload}>
              Try again
            </Button>
          }
          type="error"
        >
          {error.message}
        </AlertBar>
      </Frame>
    );
  if (!data)
    return (
      <Frame>
        <Skeleton className="h-96" />
      </Frame>
    );
  if (data.state !== "open")
    return (
      <Frame>
        <StepHeading title={OVER[data.state]}>
          Return to your computer and ask for a new link if you still need one.
        </StepHeading>
      </Frame>
    );
  return (
    <Frame>
      <CaptureForm isDemo={isDemo} path={path} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="page-width grid max-w-[34rem] gap-6 py-8">{children}</div>;
}

function CaptureForm({ path, isDemo }: { readonly path: string; readonly isDemo: boolean }) {
  const navigate = useNavigate();
  const { run, error, isBusy } = useWrite();
  const [front, setFront] = useState<File>();
  const [back, setBack] = useState<File>();
  const [documentNumber, setNumber] = useState("");
  const [issuingState, setState] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useLeaving(path, isBusy);
  const send = async (body: object) => {
    const answer = await run(() => apiClient.post<{ outcome: Outcome }>(path, body));
    if (!answer) return;
    const isComplete = answer.outcome === "SUCCESSFUL";
    await navigate(
      isComplete ? "/progress/id-verification/complete" : "/progress/id-verification/incomplete",
      {
        replace: true,
        state: { outcome: answer.outcome },
      },
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problems({ front, back, documentNumber, issuingState });
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) await send({ action: "submit", documentNumber, issuingState });
    else document.querySelector<HTMLElement>(`#${first}`)?.focus();
  };
  const shown = { ...error?.fields, ...errors };
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading title="Your driver's license">
        Take both pictures in good light, flat, with all four corners in view.
      </StepHeading>
      {error && Object.keys(error.fields).length === 0 && <AlertBar type="error">{error.message}</AlertBar>}
      <div className="grid gap-4 sm:grid-cols-2">
        <CapturePicture error={shown["front"]} file={front} id="front" label="Front" onChange={setFront} />
        <CapturePicture error={shown["back"]} file={back} id="back" label="Back" onChange={setBack} />
      </div>
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        error={shown["documentNumber"]}
        id="documentNumber"
        label="License number"
        maxLength={20}
        onChange={(event) => setNumber(event.target.value)}
        spellCheck={false}
        value={documentNumber}
      />
      <SelectField
        error={shown["issuingState"]}
        id="issuingState"
        label="State that issued it"
        onChange={(event) => setState(event.target.value)}
        options={US_STATE_CODES.map((code) => ({ value: code, label: code }))}
        placeholder="Choose a state"
        value={issuingState}
      />
      {isDemo && (
        <DemoNote>
          <p>
            Pictures stay on this device. Any license number is accepted, such as <b>D1234567</b>; one ending
            in 0000 fails, one ending in 1111 stays incomplete.
          </p>
        </DemoNote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          Send my ID
        </Button>
        <Button className="max-sm:w-full" look="quiet" onClick={() => void send({ action: "cancel" })}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Warns before the pictures are lost by a slip of the finger. */
function useLeaving(path: string, isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [path, isBusy]);
}

function problems(values: {
  front: File | undefined;
  back: File | undefined;
  documentNumber: string;
  issuingState: string;
}): Record<string, string> {
  const found: Record<string, string> = {};
  if (!values.front) found["front"] = "Take a picture of the front.";
  if (!values.back) found["back"] = "Take a picture of the back.";
  if (!/^[A-Za-z0-9-]{4,20}$/.test(values.documentNumber.trim()))
    found["documentNumber"] = "Enter 4 to 20 letters, digits or hyphens.";
  if (values.issuingState === "") found["issuingState"] = "Choose a state.";
  return found;
}
