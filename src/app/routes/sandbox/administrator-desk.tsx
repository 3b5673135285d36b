import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { SelectField } from "#design-system/select-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { AdministratorView } from "#modules/protection-contracts/domain/administrator-view.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";

const PATH = "/sandbox/api/protection";

type Say = (play: object, done: string) => void;

/** A person is the plans' administrator: prices that change or end, claims that were paid, and silence. */
export function AdministratorDesk() {
  const { data, reload } = useApiData<AdministratorView>(PATH);
  const { run, error } = useWrite();
  const [said, setSaid] = useState("");
  const say: Say = (play, done) =>
    void run(async () => {
      await apiClient.post(PATH, play);
      setSaid(done);
      reload();
    });
  return (
    <Card aria-labelledby="administrator-desk" as="section" className="grid gap-4">
      <h2 className="text-title" id="administrator-desk">
        Protection plans
      </h2>
      <div aria-live="polite">
        {error && <AlertBar type="error">{error.message}</AlertBar>}
        {said !== "" && !error && <AlertBar type="success">{said}</AlertBar>}
      </div>
      {data && <Standing data={data} say={say} />}
      {data && <PlanPlays plans={data.plans} say={say} />}
      {data && data.contracts.length > 0 && <ClaimPlay contracts={data.contracts} say={say} />}
    </Card>
  );
}

function Standing({ data, say }: { readonly data: AdministratorView; readonly say: Say }) {
  const changed = data.plans.filter((plan) => plan.said !== "nothing");
  return (
    <>
      <p>{data.isDown ? "The administrator doesn't answer." : "The administrator answers."}</p>
      {changed.length > 0 && (
        <ul className="grid gap-1 text-small">
          {changed.map(({ planId, label, changedCents }) => (
            <li key={planId}>
              {label}: {changedCents === null ? "not offered" : formatDollarsAndCents(changedCents)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {data.isDown ? (
          <Button look="secondary" onClick={() => say({ play: "up" }, "It answers again.")}>
            Answer again
          </Button>
        ) : (
          <Button look="secondary" onClick={() => say({ play: "down" }, "It doesn't answer from now on.")}>
            Stop answering
          </Button>
        )}
        {changed.length > 0 && (
          <Button
            look="secondary"
            onClick={() => say({ play: "restore" }, "All plans have their list price.")}
          >
            Undo changes
          </Button>
        )}
      </div>
    </>
  );
}

const toCents = (typed: string): number => Math.round(Number(typed.replaceAll(/[$,\s]/gu, "")) * 100);

function PlanPlays({ plans, say }: { readonly plans: AdministratorView["plans"]; readonly say: Say }) {
  const [planId, setPlanId] = useState(plans[0]?.planId ?? "");
  const [price, setPrice] = useState("");
  const label = plans.find((plan) => plan.planId === planId)?.label ?? "";
  return (
    <div className="grid gap-3">
      <SelectField
        id="desk-plan"
        label="Plan"
        onChange={({ target }) => setPlanId(target.value)}
        options={plans.map((plan) => ({
          value: plan.planId,
          label: `${plan.label}: ${formatDollarsAndCents(plan.listCents)}`,
        }))}
        value={planId}
      />
      <TextField
        before="$"
        id="desk-plan-price"
        inputMode="decimal"
        label="New price"
        onChange={({ target }) => setPrice(target.value)}
        value={price}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          onClick={() =>
            say({ play: "rate", planId, priceCents: toCents(price) }, `${label} has a new price.`)
          }
        >
          Change the price
        </Button>
        <Button
          look="secondary"
          onClick={() => say({ play: "withdraw", planId }, `${label} is not offered anymore.`)}
        >
          Stop offering
        </Button>
      </div>
    </div>
  );
}

const STATES = { created: "not signed", "in-force": "in force", voided: "voided", canceled: "canceled" };

function ClaimPlay({
  contracts,
  say,
}: {
  readonly contracts: AdministratorView["contracts"];
  readonly say: Say;
}) {
  const [contractNumber, setNumber] = useState(contracts[0]?.contractNumber ?? "");
  const [claims, setClaims] = useState("");
  return (
    <div className="grid gap-3">
      <SelectField
        id="desk-contract"
        label="Contract"
        onChange={({ target }) => setNumber(target.value)}
        options={contracts.map((one) => ({
          value: one.contractNumber,
          label: `${one.label}, ${one.contractNumber}: ${STATES[one.state]}, ${formatDollarsAndCents(one.paidClaimsCents)} of claims`,
        }))}
        value={contractNumber}
      />
      <TextField
        before="$"
        id="desk-claims"
        inputMode="decimal"
        label="Claims paid in all"
        onChange={({ target }) => setClaims(target.value)}
        value={claims}
      />
      <Button
        className="justify-self-start"
        look="secondary"
        onClick={() =>
          say(
            { play: "claim", contractNumber, amountCents: toCents(claims) },
            `Claims of ${contractNumber} are on record.`,
          )
        }
      >
        Pay claims
      </Button>
    </div>
  );
}
