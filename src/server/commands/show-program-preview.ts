import type { previewPrograms } from "#modules/underwriting/domain/programs/preview-programs.ts";

type Row = ReturnType<typeof previewPrograms>[number];

/** The preview as a table for a terminal: who would finance how much of the stock, and what stands in the way. */
export function showProgramPreview(rows: readonly Row[]): string {
  const head = ["Lender", "Applicant", "Would finance", "Reasons, most frequent first"];
  const body = rows.map(({ lenderId, applicant, vehicles, qualifying, failed }) => {
    const share = vehicles === 0 ? 0 : Math.round((qualifying / vehicles) * 100);
    const reasons = failed.map(({ code, count }) => `${code} ${count}`);
    return [lenderId, applicant, `${qualifying} of ${vehicles} (${share} %)`, reasons.join(", ")];
  });
  const table = [head, ...body];
  const widths = head.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
  const lines = table.map((cells) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}
