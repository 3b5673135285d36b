import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { REASON_CODES, REASON_TEXTS, type ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";

interface Requests {
  readonly dealStatus: string;
  readonly version: number;
  readonly requests: readonly {
    readonly requestId: string;
    readonly lenderName: string;
    readonly state: string;
    readonly offers: number;
    readonly reasons: readonly string[];
  }[];
}

const ANSWERS = [
  ["approve", "Approve"],
  ["stipulate", "Approve with conditions"],
  ["counter", "Counteroffer"],
  ["decline", "Decline"],
  ["wait", "Keep waiting"],
  ["timeout", "Time out"],
  ["error", "Fail"],
] as const;

/** A person answers for each lender of an application, as the embedded programs would on their own. */
export function LenderDesk() {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string>();
  const [reason, setReason] = useState<ReasonCode>("INCOME_INSUFFICIENT");
  const path = asked === undefined ? null : `/sandbox/api/orders/${encodeURIComponent(asked)}/lenders`;
  const { data, error, reload } = useApiData<Requests>(path, () => 3_000);
  const { run, error: failure, isBusy } = useWrite();
  const answer = async (requestId: string, outcome: string) => {
    const body = outcome === "decline" ? { outcome, reasons: [reason] } : { outcome };
    await run(() => apiClient.post(`/sandbox/api/lender-requests/${requestId}/answer`, body));
    reload();
  };
  return (
    <Card aria-labelledby="lenders" as="section" className="grid gap-5">
      <h2 className="text-title" id="lenders">
        Lenders
      </h2>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim() === "" ? undefined : typed.trim());
        }}
      >
        <TextField
          help="An order with a submitted application. Use an SSN ending in 0011 and no lender answers by itself."
          id="lender-order"
          label="Order with an application"
          onChange={(event) => setTyped(event.target.value)}
          value={typed}
        />
        <Button className="justify-self-start" look="secondary">
          Show its lenders
        </Button>
      </form>
      <SelectField
        id="decline-reason"
        label="Reason of a decline"
        onChange={(event) => setReason(event.target.value as ReasonCode)}
        options={REASON_CODES.map((code) => ({ value: code, label: REASON_TEXTS[code] }))}
        value={reason}
      />
      <div aria-live="polite">
        {(error ?? failure) && <AlertBar type="error">{(error ?? failure)?.message}</AlertBar>}
        {data && (
          <p>
            Deal {data.dealStatus}, {data.version === 0 ? "nothing submitted yet" : `version ${data.version}`}
          </p>
        )}
      </div>
      {data?.requests.map(({ requestId, lenderName, state, offers, reasons }) => (
        <fieldset className="grid gap-2" key={requestId}>
          <legend className="pb-2 font-semibold">
            {lenderName}: {state}
            {offers > 0 && `, ${offers} offers`}
            {reasons.length > 0 && `, ${reasons.join("; ")}`}
          </legend>
          <div className="flex flex-wrap gap-2">
            {ANSWERS.map(([outcome, label]) => (
              <Button
                className="min-h-11 px-4 text-small"
                key={outcome}
                look="secondary"
                onClick={() => {
                  if (!isBusy) void answer(requestId, outcome);
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </Card>
  );
}
