/** A row as a file holds it, with the words that name it in a message. */
export interface FileRow {
  readonly at: string;
  readonly value: unknown;
}

type FileAnswer =
  | { readonly kind: "rows"; readonly rows: readonly FileRow[] }
  | { readonly kind: "unreadable"; readonly message: string };

const LISTS = new Set([
  "models",
  "trims",
  "conditions",
  "states",
  "zips",
  "dealTypes",
  "lenders",
  "creditTiers",
  "excludes",
]);
const NUMBERS = new Set(["fromYear", "toYear", "amount", "residualPoints"]);

/**
 * The rows of a file of programs: JSON (a list, or an object with `programs`), or CSV with the fields' names in its first
 * line, where `|` separates entries of a list and rates read `36:1.9|60:2.9`.
 */
export function readProgramFile(text: string): FileAnswer {
  const trimmed = text.replace(/^\uFEFF/u, "").trim();
  return /^[[{]/u.test(trimmed) ? readJson(trimmed) : readCsv(trimmed);
}

function readJson(text: string): FileAnswer {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { kind: "unreadable", message: "is not valid JSON" };
  }
  const list = Array.isArray(parsed) ? parsed : (parsed as { readonly programs?: unknown }).programs;
  if (!Array.isArray(list)) return { kind: "unreadable", message: "must be a list of programs" };
  return { kind: "rows", rows: list.map((value: unknown, at) => ({ at: `program ${at + 1}`, value })) };
}

function readCsv(text: string): FileAnswer {
  const records = recordsOf(text);
  if (records === null) return { kind: "unreadable", message: "has a quote that is never closed" };
  const [header, ...lines] = records;
  if (header === undefined || !header.cells.includes("number"))
    return { kind: "unreadable", message: "must name its fields in the first line, with number among them" };
  const names = header.cells.map((name) => name.trim());
  const twice = firstTwice(names);
  if (twice !== undefined) return { kind: "unreadable", message: `names the field ${twice} twice` };
  return {
    kind: "rows",
    rows: lines
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
      .map(({ cells, line }) => ({ at: `line ${line}`, value: rowOf(names, cells) })),
  };
}

function firstTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) return name;
    if (name !== "") seen.add(name);
  }
  return undefined;
}

function rowOf(names: readonly string[], cells: readonly string[]): unknown {
  const filled = names.map((name, at) => [name, (cells[at] ?? "").trim()] as const);
  const extra = cells.slice(names.length).some((cell) => cell.trim() !== "")
    ? [["(more cells than fields)", ""]]
    : [];
  const values = filled.filter(([, cell]) => cell !== "").map(([name, cell]) => [name, valueOf(name, cell)]);
  return Object.fromEntries([...values, ...extra]);
}

function valueOf(name: string, cell: string): unknown {
  if (LISTS.has(name)) return entriesOf(cell);
  if (NUMBERS.has(name)) return numberOf(cell.replace(/^\$/u, "").replaceAll(",", ""));
  if (name === "isInFeedPrice") return { true: true, false: false }[cell.toLowerCase()] ?? cell;
  if (name !== "rates") return cell;
  return entriesOf(cell).map((entry) => {
    const [months = "", apr = ""] = entry.split(":");
    return { months: numberOf(months), apr: numberOf(apr) };
  });
}

const entriesOf = (cell: string): string[] => cell.split("|").map((entry) => entry.trim());

/** What is no number stays a text, so that the message names the field. */
const numberOf = (text: string): number | string =>
  /^-?\d+(?:\.\d+)?$/u.test(text.trim()) ? Number(text) : text;

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180: quotes around a cell, two for one inside it. Null where the last quote stays open. */
function recordsOf(text: string): CsvRecord[] | null {
  const records: CsvRecord[] = [];
  let [cells, cell, isQuoted, line, startedAt] = [[] as string[], "", false, 1, 1];
  const endRecord = (): void => {
    records.push({ line: startedAt, cells });
    cells.push(cell);
    [cells, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "\n") line++;
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ",") {
      cells.push(cell);
      cell = "";
    } else if (sign === "\n") {
      endRecord();
      startedAt = line;
    } else if (sign !== "\r") cell += sign;
  }
  endRecord();
  return isQuoted ? null : records;
}
