import { useText } from "#platform/browser/texts/texts.tsx";
import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import type { Choice } from "../domain/handover-view.ts";

/** The signed worksheet beside the amended one. */
export function WorksheetBeforeAfter({ choice }: { readonly choice: Choice }) {
  const t = useText();
  const sum = (side: "beforeCents" | "afterCents") =>
    choice.lines.reduce((total, line) => total + line[side], 0);
  const rows = [
    ...choice.lines.map((line) => ({ ...line, label: t(line.label), isTotal: false })),
    {
      code: "total",
      label: t("Total"),
      beforeCents: sum("beforeCents"),
      afterCents: sum("afterCents"),
      isTotal: true,
    },
  ];
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="border-b border-line text-left">
          <th className="py-2" scope="col">
            {t("Line")}
          </th>
          <th className="py-2 text-right" scope="col">
            {t("Signed")}
          </th>
          <th className="py-2 text-right" scope="col">
            {t("Now")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, label, beforeCents, afterCents, isTotal }) => (
          <tr
            className={isTotal || beforeCents !== afterCents ? "font-semibold" : undefined}
            key={`${code} ${label}`}
          >
            <th
              className={`py-1.5 pr-2 text-left ${isTotal || beforeCents !== afterCents ? "font-semibold" : "font-normal"}`}
              scope="row"
            >
              {label}
            </th>
            <td className="py-1.5 pr-2 text-right tabular-nums">{money(beforeCents)}</td>
            <td className="py-1.5 text-right tabular-nums">{money(afterCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
