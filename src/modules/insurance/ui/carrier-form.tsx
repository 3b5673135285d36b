import { useEffect, useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/orders/ui/demo-note.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useWrite } from "#modules/orders/ui/use-write.ts";
import { apiClient } from "#platform/browser/api-client.ts";
import type { InsuranceProgress } from "../domain/insurance-status.ts";

interface CarrierSession {
  readonly pullId: string;
  readonly carriers: readonly string[];
  readonly connectUrl: string;
}

const ROOT = "/public/insurance-verification";

/** The carrier's sign-in inside the step: carrier and policy number in, the carrier's word out. */
export function CarrierForm(props: StepProps & { onProgress: (progress: InsuranceProgress) => void }) {
  const { order, onProgress, isDemo } = props;
  const { orderNumber } = order;
  const [session, setSession] = useState<CarrierSession>();
  const [carrierName, setCarrier] = useState("");
  const [policyNumber, setPolicy] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const opening = useWrite();
  const checking = useWrite();
  const { run } = opening;
  useEffect(() => {
    void run(() => apiClient.post<CarrierSession>(`${ROOT}/session`, { orderNumber })).then(setSession);
  }, [run, orderNumber]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = missing({ carrierName, policyNumber });
    setErrors(found);
    if (!session || Object.keys(found).length > 0) return;
    const progress = await checking.run(async () => {
      await apiClient.post(session.connectUrl, { carrierName, policyNumber });
      return apiClient.post<InsuranceProgress>(
        `${ROOT}/policy`,
        { orderNumber, pullId: session.pullId },
        { idempotencyKey: true },
      );
    });
    if (progress) onProgress(progress);
  };
  const giveUp = async () => {
    const body = { orderNumber, error: "The buyer left the carrier's page." };
    const progress = await checking.run(() =>
      apiClient.post<InsuranceProgress>(`${ROOT}/policy/error`, body, { idempotencyKey: true }),
    );
    if (progress) onProgress(progress);
  };
  const shown = { ...checking.error?.fields, ...errors };
  if (opening.error)
    return (
      <AlertBar
        action={
          <Button look="secondary" onClick={() => void giveUp()}>
            Go on without it
          </Button>
        }
        type="internalError"
      >
        {opening.error.message}
      </AlertBar>
    );
  if (!session) return <Skeleton className="h-72" />;
  return (
    <form className="grid max-w-form gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading title="Choose your carrier">
        Enter your policy as it is printed on your insurance card.
      </StepHeading>
      {checking.error && Object.keys(checking.error.fields).length === 0 && (
        <AlertBar type="error">{checking.error.message}</AlertBar>
      )}
      <SelectField
        error={shown["carrierName"]}
        id="carrierName"
        label="Insurance carrier"
        onChange={(event) => setCarrier(event.target.value)}
        options={session.carriers.map((name) => ({ value: name, label: name }))}
        placeholder="Choose your carrier"
        value={carrierName}
      />
      <TextField
        autoComplete="off"
        error={shown["policyNumber"]}
        help="4 to 24 letters, digits or hyphens."
        id="policyNumber"
        label="Policy number"
        maxLength={24}
        onChange={(event) => setPolicy(event.target.value)}
        spellCheck={false}
        value={policyNumber}
      />
      {isDemo && <PolicyHelp />}
      <div className="flex flex-wrap gap-3">
        <Button busy={checking.isBusy} className="max-sm:w-full" type="submit">
          Verify policy
        </Button>
        <Button className="max-sm:w-full" look="quiet" onClick={() => void giveUp()}>
          I can't find it
        </Button>
      </div>
      <p aria-live="polite" className="flex items-center gap-2 text-small text-ink-muted">
        {checking.isBusy && (
          <>
            <Spinner /> Asking {carrierName} about your policy…
          </>
        )}
      </p>
    </form>
  );
}

function missing(values: { carrierName: string; policyNumber: string }): Record<string, string> {
  const found: Record<string, string> = {};
  if (values.carrierName === "") found["carrierName"] = "Choose your carrier.";
  if (!/^[A-Za-z0-9-]{4,24}$/.test(values.policyNumber.trim()))
    found["policyNumber"] = "Enter 4 to 24 letters, digits or hyphens.";
  return found;
}

function PolicyHelp() {
  return (
    <DemoNote>
      <p>
        Any policy number works, for example <b>HM-20267788</b>. The last four digits choose the answer: 0000
        not found, 1111 inactive, 2222 expired, 3333 cancelled, 4444 starts soon.
      </p>
    </DemoNote>
  );
}
