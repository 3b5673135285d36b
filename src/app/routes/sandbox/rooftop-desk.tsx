import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { TextField } from "#design-system/text-field.tsx";
import type { RooftopExplanation } from "#modules/tenancy/domain/rooftops/explain-rooftop.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";

/** Which rule supplied each value of a rooftop, make or condition (OP-10). */
export function RooftopDesk() {
  const [query, setQuery] = useState("");
  const { data, error } = useApiData<RooftopExplanation>(`/sandbox/api/rooftop-values?${query}`);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const filled = [...fields].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[name, value.trim()]] : [],
    );
    setQuery(new URLSearchParams(filled).toString());
  };
  return (
    <Card aria-labelledby="rooftop-values" as="section" className="grid gap-4">
      <h2 className="text-title" id="rooftop-values">
        Rooftop values
      </h2>
      <p className="text-small text-ink-muted">
        What pages about a vehicle show instead of the retailer's own, and which rule says so. The most
        specific rule wins: dealership, then make, then condition.
      </p>
      <form className="grid gap-3" onSubmit={ask}>
        <TextField id="dealershipId" label="Dealership" placeholder="sunlane-miami" />
        <TextField id="make" label="Make" placeholder="Porsche" />
        <TextField id="vehicleCondition" label="Condition" placeholder="new" />
        <Button className="justify-self-start" look="secondary" type="submit">
          Explain
        </Button>
      </form>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {data && !data.isOn && (
        <AlertBar type="warning">The flag rooftop_support_settings is off: no rule counts.</AlertBar>
      )}
      {data && <Values values={data.values} />}
    </Card>
  );
}

function Values({ values }: Pick<RooftopExplanation, "values">) {
  return (
    <dl className="grid gap-2 text-small">
      {values.map(({ name, value, source, outranked }) => (
        <div className="grid gap-x-4 border-b border-line pb-2 sm:grid-cols-[12rem_1fr]" key={name}>
          <dt className="font-semibold break-words">{name}</dt>
          <dd className="min-w-0 break-words">
            {value === null ? "none" : String(value).slice(0, 60)}
            <span className="block text-ink-muted">
              {source === "tenant" ? "the retailer's own" : `rule ${source}`}
              {outranked.length > 0 && `, before ${outranked.join(", ")}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
