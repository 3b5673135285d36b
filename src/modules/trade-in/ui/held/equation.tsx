interface Term {
  readonly name: string;
  readonly amount: string;
}

interface EquationProps {
  /** What the first is, and what is taken from it. */
  readonly terms: readonly Term[];
  /** Left out where nothing is taken from the first. */
  readonly result?: Term;
}

/** Value less debt is equity, as a sum that is read in one look: side by side on wide screens, else one below the other. */
export function Equation({ terms, result }: EquationProps) {
  return (
    <dl className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col sm:gap-3">
      {terms.map(({ name, amount }, at) => (
        <Tile amount={amount} key={name} name={name} sign={at === 0 ? "" : "−"} />
      ))}
      {result && <Tile {...result} isResult sign="=" />}
    </dl>
  );
}

/** Screen readers hear names and amounts; the signs are for the eye. */
function Tile({
  name,
  amount,
  sign,
  isResult = false,
}: Term & { readonly sign: string; readonly isResult?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 rounded-control p-4 ${isResult ? "bg-accent-soft" : "bg-surface-sunken"}`}
    >
      <dt className="text-small">{name}</dt>
      <dd
        className={`whitespace-nowrap tabular sm:basis-full ${isResult ? "text-title" : "text-lead font-semibold"}`}
      >
        {sign !== "" && <span aria-hidden="true">{sign} </span>}
        <span>{amount}</span>
      </dd>
    </div>
  );
}
