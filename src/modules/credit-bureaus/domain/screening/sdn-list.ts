/** One name on the list of specially designated nationals, with all that is compared. */
export interface SdnEntry {
  /** `ent_num` of the list. */
  readonly entry: number;
  /** "SURNAME, Given" of the list, aliases included. */
  readonly names: readonly string[];
  /** Years of birth in the remarks; empty where none is known. */
  readonly birthYears: readonly number[];
  readonly program: string;
}

/** A list with the date on which it was published. */
export interface SdnList {
  /** ISO date; stored with every screening. */
  readonly date: string;
  readonly entries: readonly SdnEntry[];
}

const NULL = "-0-";

/** Fields of a CSV without header: quoted or not, doubled quotes inside. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/guy;
  for (const [whole, quoted, plain, end] of text.matchAll(field)) {
    if (whole === "" && row.length === 0) break;
    row.push((quoted?.replaceAll('""', '"') ?? plain ?? "").trim());
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((one) => one.some((value) => value !== ""));
}

/**
 * Reads `sdn.csv` and `alt.csv` as they are published (no header, null is `-0-`). Only people are kept: vessels and
 * companies buy no cars here. Rows that are no entry are left out and counted.
 */
export function parseSdnList(
  files: { readonly sdn: string; readonly alt: string },
  date: string,
): { readonly list: SdnList; readonly refusedRows: number } {
  const aliases = new Map<number, string[]>();
  for (const [entry = "", , , name = ""] of csvRows(files.alt)) {
    const known = aliases.get(Number(entry)) ?? [];
    if (name !== "" && name !== NULL) aliases.set(Number(entry), [...known, name]);
  }
  const rows = csvRows(files.sdn);
  const isEntry = (row: readonly string[]) => /^\d+$/u.test(row[0] ?? "") && (row[1] ?? "") !== "";
  const entries = rows
    .filter((row) => isEntry(row) && row[2]?.toLowerCase() === "individual")
    .map((row) => {
      const entry = Number(row[0]);
      return {
        entry,
        names: [row[1] ?? "", ...(aliases.get(entry) ?? [])],
        program: row[3] ?? "",
        birthYears: birthYears(row[11] ?? ""),
      };
    });
  return { list: { date, entries }, refusedRows: rows.filter((row) => !isEntry(row)).length };
}

/** `DOB 12 Mar 1961; alt. DOB circa 1962`: the years of each. */
function birthYears(remarks: string): readonly number[] {
  return [...remarks.matchAll(/\bDOB\b[^;]*?\b(1[89]\d{2}|20\d{2})\b/gu)].map(([, year]) => Number(year));
}
