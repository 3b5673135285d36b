export interface ReasonLineProps {
  readonly label: string;
  /** Already written out, e.g. `$27,500.00`. */
  readonly value: string;
  /** Where the number comes from. */
  readonly reason: string;
  /** Beside the label, e.g. "Estimate". */
  readonly mark?: string | undefined;
  readonly isStrong?: boolean;
}

/** A number that opens to its reason. */
export function ReasonLine({ label, value, reason, mark, isStrong = false }: ReasonLineProps) {
  return (
    <details className={isStrong ? "reason-line font-semibold" : "reason-line"}>
      <summary>
        <span>
          {label}
          {mark && <small>{mark}</small>}
        </span>
        <b>{value}</b>
      </summary>
      <p>{reason}</p>
    </details>
  );
}
