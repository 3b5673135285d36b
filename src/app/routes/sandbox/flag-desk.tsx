import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import type { Datafile } from "#modules/experiments/domain/datafile.ts";
import { FLAG_CATALOG, type FlagKey } from "#modules/experiments/domain/flag-catalog-data.ts";
import { FLAG_NAMES } from "./flag-names-data.ts";
import { allowedForces, FORCED_STORAGE_KEY } from "#modules/experiments/domain/forced-flags.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";

const OWN = "";

/** Every flag with the retailer's value, and what this tab forces (FLG-19). */
export function FlagDesk() {
  const { data, error } = useApiData<Datafile>("/public/feature-flags/datafile");
  const [wishes, setWishes] = useState(readWishes);
  const force = (key: string, value: string) => {
    const { [key]: _old, ...others } = wishes;
    const next = value === OWN ? others : { ...others, [key]: value };
    setWishes(next);
    sessionStorage.setItem(FORCED_STORAGE_KEY, JSON.stringify(next));
  };
  return (
    <Card aria-labelledby="flags" as="section" className="grid gap-4">
      <h2 className="text-title" id="flags">
        Flags
      </h2>
      <p className="text-small text-ink-muted">
        Forced for this tab only, like <code className="code">?flag_hide_extra_menus=on</code> in an address.
        The server never follows a forced flag.
      </p>
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {data && (
        <ul className="grid">
          {(Object.keys(data.flags) as FlagKey[]).map((key) => (
            <FlagLine
              datafile={data}
              flag={key}
              forced={wishes[key] ?? OWN}
              key={key}
              onForce={(value) => force(key, value)}
            />
          ))}
        </ul>
      )}
      <Button className="justify-self-start" look="secondary" onClick={() => window.location.reload()}>
        Apply and reload
      </Button>
    </Card>
  );
}

interface FlagLineProps {
  readonly flag: FlagKey;
  readonly datafile: Datafile;
  readonly forced: string;
  readonly onForce: (value: string) => void;
}

function FlagLine({ flag, datafile, forced, onForce }: FlagLineProps) {
  const values = flag === "message_banner" ? ["none", "timer", "no_timer"] : ["on", "off"];
  const isRefused = Object.keys(allowedForces({ [flag]: values[0] }, datafile)).length === 0;
  const test = datafile.experiments.find((experiment) => experiment.flag === flag);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1 text-small last:border-0">
      <label className="min-w-0 break-words" htmlFor={`flag-${flag}`}>
        <b className="font-semibold">{FLAG_NAMES[flag]}</b>
        <span className="block text-fine text-ink-muted">
          <code className="code">{flag}</code>: {datafile.flags[flag]}
          {test && `, tested by ${test.id}`}
          {FLAG_CATALOG[flag].isGate && ", server-enforced"}
        </span>
      </label>
      <select
        className="min-h-11 rounded-control border border-line-strong bg-surface px-2"
        disabled={isRefused}
        id={`flag-${flag}`}
        onChange={(event) => onForce(event.target.value)}
        value={forced}
      >
        <option value={OWN}>default</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </li>
  );
}

function readWishes(): Record<string, string> {
  if (typeof sessionStorage === "undefined") return {};
  try {
    return JSON.parse(sessionStorage.getItem(FORCED_STORAGE_KEY) ?? "{}") as Record<string, string>;
  } catch {
    // Somebody's own text there forces nothing.
    return {};
  }
}
