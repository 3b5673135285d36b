import { useState } from "react";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";

interface Listed {
  readonly programs: readonly Readonly<Record<"id" | "title" | "from" | "to", string>>[];
}

interface Report {
  readonly outcome: string;
  readonly faults: readonly Readonly<Record<"at" | "field" | "message", string>>[];
  readonly reach: readonly { readonly number: string; readonly title: string; readonly cars: number }[];
}

const PATH = "/sandbox/api/incentives";

/** What a maker does to its incentives: end one, or send another file. */
export function IncentiveDesk() {
  const { data, reload } = useApiData<Listed>(PATH);
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const run = async (work: () => Promise<string>): Promise<void> => {
    try {
      setSaid(await work());
      reload();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setSaid(failure.message);
    }
  };
  const send = (isDryRun: boolean) =>
    run(async () => reportText(await apiClient.put<Report>(PATH, { text, isDryRun })));
  return (
    <Card aria-labelledby="incentive-desk" as="section" className="grid gap-4">
      <h2 className="text-title" id="incentive-desk">
        Incentives
      </h2>
      <ul className="grid gap-2">
        {data?.programs.map(({ id, title, from, to }) => (
          <li className="flex flex-wrap items-center justify-between gap-2" key={id}>
            <span className="text-small">
              {title}, {from} to {to}
            </span>
            <Button
              look="quiet"
              onClick={() =>
                void run(async () => {
                  await apiClient.post(`${PATH}/${encodeURIComponent(id)}/end`);
                  return `${title} has ended.`;
                })
              }
            >
              End
              <span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <label className="grid gap-1" htmlFor="incentive-file">
        <span className="font-semibold">A file of programs (CSV or JSON); it replaces all of them</span>
        <textarea
          className="rounded-control border border-line bg-surface p-3 text-small"
          id="incentive-file"
          onChange={({ target }) => setText(target.value)}
          rows={5}
          value={text}
        />
      </label>
      <p className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void send(true)}>
          Check
        </Button>
        <Button onClick={() => void send(false)}>Replace</Button>
      </p>
      <output className="text-small whitespace-pre-line">{said}</output>
    </Card>
  );
}

const OUTCOMES: Readonly<Record<string, string>> = {
  replaced: "These are all programs now.",
  checked: "Nothing is wrong with this file. Nothing was changed.",
  refused: "Nothing was changed. Mend this first:",
};

function reportText({ outcome, faults, reach }: Report): string {
  return [
    OUTCOMES[outcome] ?? outcome,
    ...faults.map(({ at, field, message }) => `${at}: ${field} ${message}`),
    ...reach.map(({ number, title, cars }) => `${title} (${number}): ${cars} cars on sale`),
  ].join("\n");
}
