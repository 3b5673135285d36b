import type { ReactNode } from "react";
import { classNames } from "#design-system/class-names.ts";
import { MoneyText } from "#design-system/money-text.tsx";
import { wholePhones } from "#design-system/whole-phones.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { AmountRow, Block, SignatureField } from "../domain/package-document.ts";

/** What stands in place of a field: a button to fill it in, or what was written. */
export type RenderField = (field: SignatureField) => ReactNode;

/** One block of a paper as HTML; the PDF is set from the same data. */
export function PaperBlock({
  block,
  renderField,
  sellerNote,
}: {
  readonly block: Block;
  readonly renderField: RenderField;
  readonly sellerNote?: string | undefined;
}) {
  const t = useText();
  switch (block.kind) {
    case "heading":
      return <h3 className="pt-2 text-lead">{block.text}</h3>;
    case "text":
      return (
        <p className={classNames("max-w-prose", block.isStrong && "font-bold")}>{wholePhones(block.text)}</p>
      );
    case "facts":
      return <Facts rows={block.rows} />;
    case "amounts":
      return <Amounts caption={block.caption} rows={block.rows} />;
    case "disclosure":
      return <Disclosed block={block} />;
    case "table":
      return <Plain block={block} />;
    case "choices":
      return <Choices block={block} />;
    case "field":
      return renderField(block.field);
    case "seller":
      return (
        <p className="text-small text-ink-muted">
          {block.label}
          {block.signatory && ` (${block.signatory.name}, ${block.signatory.title})`}:{" "}
          <span lang={t.language}>{sellerNote ?? t("we countersign after you.")}</span>
        </p>
      );
  }
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {rows.map(([term, value]) => (
        <div className="min-w-0" key={term}>
          <dt className="text-small text-ink-muted">{term}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Amounts({ caption, rows }: { caption: string; rows: readonly AmountRow[] }) {
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left text-small text-ink-muted">{caption}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(({ label, amountCents, note, isTotal = false }) => (
          <tr key={label}>
            <th className={classNames("py-2.5 pr-4", isTotal ? "font-bold" : "font-normal")} scope="row">
              {label}
              {note && <span className="block text-small font-normal text-ink-muted">{note}</span>}
            </th>
            <td
              className={classNames("py-2.5 text-right align-top whitespace-nowrap", isTotal && "font-bold")}
            >
              <MoneyText cents={amountCents} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The regulated box: grouped, framed, and its conspicuous figures the largest of the paper. */
function Disclosed({ block }: { block: Extract<Block, { kind: "disclosure" }> }) {
  return (
    <dl aria-label={block.caption} className="grid gap-px border-2 border-ink bg-ink sm:grid-cols-2">
      {block.boxes.map(({ label, value, meaning, isConspicuous = false }) => (
        <div
          className={classNames(
            "grid content-start gap-1 bg-surface-raised p-4",
            isConspicuous && "ring-2 ring-ink ring-inset",
          )}
          key={label}
        >
          <dt className="text-small font-bold">{label}</dt>
          <dd className={classNames("font-bold tabular-nums", isConspicuous ? "text-title" : "text-lead")}>
            {value}
          </dd>
          <dd className="text-small text-ink-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function Plain({ block }: { block: Extract<Block, { kind: "table" }> }) {
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left text-small text-ink-muted">{block.caption}</caption>
      <thead>
        <tr className="align-bottom text-small">
          {block.head.map((cell) => (
            <th className="py-2 pr-3 font-semibold" key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {block.rows.map((row) => (
          <tr className="align-top" key={row.join("|")}>
            {row.map((cell) => (
              <td className="py-2.5 pr-3" key={cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choices({ block }: { block: Extract<Block, { kind: "choices" }> }) {
  const t = useText();
  return (
    <div className="grid gap-2">
      <p className="max-w-prose font-semibold">{block.caption}</p>
      <ul className="grid gap-2">
        {block.options.map(({ text, isChosen }) => (
          <li className="flex gap-3" key={text}>
            <span
              aria-hidden="true"
              className="mt-1 grid size-5 shrink-0 place-items-center border-2 border-ink text-small font-bold"
            >
              {isChosen ? "✕" : ""}
            </span>
            <span className={classNames("max-w-prose", !isChosen && "text-ink-muted")}>
              <span className="sr-only">{isChosen ? t("Checked:") : t("Not checked:")} </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
