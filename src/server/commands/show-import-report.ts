import type { ImportReport } from "#modules/stock-feeds/domain/import-report.ts";
import type { ImportSummary } from "#modules/stock-feeds/server/list-imports.ts";

const SHOWN_DEALERS = 12;

/** The report of one import as lines for a terminal; the same ones when it is opened again later. */
export function showImportReport(report: ImportReport): string {
  const { diff } = report;
  const lines = [
    `  file      ${report.fileName} (${report.encoding}, ${report.layout})`,
    `  rows      ${report.rows} read, ${report.accepted} accepted, ${report.refused} refused`,
    `  diff      ${diff.new} new, ${diff.changed} changed, ${diff.unchanged} unchanged, ${diff.vanished} vanished`,
    `  result    ${resultOf(report)} (import ${report.importId})`,
    ...report.faults.map((fault) => `  held      ${fault.message} [${fault.code}]`),
  ];
  if (report.faults.length > 0)
    lines.push("            if the file is right after all, repeat with --allow-changes");
  if (report.withheld !== undefined) {
    lines.push(`  kept      ${report.kept} vanished vehicles stay on sale: ${report.withheld}`);
    lines.push("            they go when later complete files agree, or with --allow-removals");
  }
  for (const [warning, count] of report.warnings) lines.push(`  note      ${count} × ${warning}`);
  lines.push(...dealerLines(report), ...refusalLines(report));
  return `${lines.join("\n")}\n`;
}

function resultOf(report: ImportReport): string {
  switch (report.kind) {
    case "refused":
      return `refused, nothing changed: ${report.refusedBecause ?? "no usable row"}`;
    case "held":
      return "held back, nothing changed";
    case "dry-run":
      return "dry run, nothing changed";
    case "applied":
      return `applied, ${report.removed} removed`;
  }
}

function dealerLines({ unmappedDealers }: ImportReport): string[] {
  if (unmappedDealers.length === 0) return [];
  const names = unmappedDealers.slice(0, SHOWN_DEALERS).map(([name, count]) => `${name} (${count})`);
  const more = unmappedDealers.length - names.length;
  return [
    `  dealers   without a rooftop of their own, put on the first one: ${names.join(", ")}`,
    ...(more > 0 ? [`            and ${more} more`] : []),
  ];
}

function refusalLines({ refusals, refused }: ImportReport): string[] {
  if (refused === 0) return [];
  const lines = refusals.map(
    (refusal) => `  refused   row ${refusal.rowNumber}: ${refusal.reasons.join("; ")}`,
  );
  if (refused > refusals.length) lines.push(`  refused   and ${refused - refusals.length} more`);
  return [
    ...lines,
    "  quarantine keeps every refused row with its reasons until the next file of this source",
  ];
}

/** One line an import, newest first. */
export function showImportList(imports: readonly ImportSummary[]): string {
  if (imports.length === 0) return "no imports yet\n";
  return imports
    .map((one) => `${one.id}  ${one.startedAt.toISOString()}  ${one.state.padEnd(8)}  ${one.fileName}\n`)
    .join("");
}
