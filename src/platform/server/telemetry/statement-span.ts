import { inSpan, isTraced } from "./spans.ts";

const FIRST = /^\s*(?:with\b[^]*?\)\s*)?(?<word>select|insert into|update|delete from)\b/iu;
const TABLE = /\b(?:from|into|update|join)\s+"?(?<table>[a-z_]+)"?/iu;

/** Asks the database as a span, named by what is done to which table. Texts and values are never told. */
export function inStatementSpan<T>(sql: string, ask: () => Promise<T>): Promise<T> {
  if (!isTraced()) return ask();
  const word = FIRST.exec(sql)?.groups?.["word"]?.split(" ", 1)[0]?.toUpperCase() ?? "SQL";
  const table = TABLE.exec(sql)?.groups?.["table"];
  const name = table === undefined ? word : `${word} ${table}`;
  return inSpan({ name, kind: "client", attributes: { "db.system.name": "postgresql" } }, ask);
}
