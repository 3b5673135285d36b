import { globSync } from "node:fs";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import type { IsolationRows, OpenRow as OpenRowData, OpenRows } from "#platform/server/http/isolation-row.ts";
import type { Call } from "#tests/support/composed-app.ts";
import { UPLOAD } from "./isolation-bodies.ts";
import { SHELL_ROWS } from "./isolation-open-data.ts";
import { ISOLATED_PLAN, ISOLATED_PURCHASE } from "./isolation-plan-data.ts";

/** What a row may name. */
export interface Target {
  readonly orderNumber: string;
  readonly dealId: string;
  readonly documentId: string;
  /** Of a draft whose lenders declined, and which a second person is to apply for too. */
  readonly creditNumber: string;
  /** The letter about it. */
  readonly noticeId: string;
}

export interface Row {
  /** Address about the target; `own` rows have none and answer only what the caller owns. */
  readonly address: (target: Target) => string;
  readonly call?: (target: Target) => Call;
  readonly own?: true;
}

type NamedCall = Pick<Endpoint<never>, "access" | "method" | "path" | "body">;

/** Ids that `:contractId` and the like stand for, beside those of the target. */
const FIXED = { contractId: ISOLATED_PLAN, purchaseId: ISOLATED_PURCHASE };
const TARGET_IDS = ["orderNumber", "dealId", "documentId", "creditNumber", "noticeId"] as const;
const STANDING_FOR = new RegExp(`:(${[...TARGET_IDS, ...Object.keys(FIXED)].join("|")})\\b`, "gu");

/** A text with the target's ids where a row says `:orderNumber`. */
function filled(text: string, target: Target): string {
  const ids: Readonly<Record<string, string>> = { ...FIXED, ...target };
  return text.replaceAll(STANDING_FOR, (_, name: string) => ids[name] ?? "");
}

/** A call whose path says everything: it names somebody's order or a part of it, and takes no body. */
function saysAll({ path, body }: NamedCall): boolean {
  const unknown = path.replaceAll(STANDING_FOR, "");
  return body === undefined && unknown !== path && !unknown.includes(":");
}

/** How strangers ask for a call; undefined when nothing says it. */
export function isolationRow(call: NamedCall, written: IsolationRows): Row | undefined {
  const name = `${call.method} ${call.path}`;
  const row = Object.hasOwn(written, name) ? written[name] : undefined;
  if (row === undefined && !saysAll(call)) return undefined;
  const { own, address = call.path, body, upload } = row ?? {};
  const asks = (target: Target): Call =>
    upload ? UPLOAD : { body: JSON.parse(filled(JSON.stringify(body), target)) as object };
  return {
    address: (target) => filled(address, target),
    ...(own && { own }),
    ...((upload ?? body) && { call: asks }),
  };
}

/** What modules wrote beside their calls. */
interface Written {
  readonly isolationRows?: IsolationRows;
  readonly openRows?: OpenRows;
}

const modules = new URL("../../src/modules/", import.meta.url).pathname;
const files = globSync("*/isolation-rows.ts", { cwd: modules });
const ofModules = await Promise.all(
  files.map(async (file) => (await import(`${modules}${file}`)) as Written),
);

/** The rows of calls that need an account. */
export const WRITTEN_ROWS: IsolationRows = Object.assign(
  {},
  ...ofModules.map(({ isolationRows }) => isolationRows),
) as IsolationRows;

/** The row of every call that needs an account; a call without one fails the test. */
export function isolationMatrix(calls: readonly NamedCall[]): ReadonlyMap<string, Row> {
  const rows = calls
    .filter(({ access }) => access === "account")
    .map((call) => [`${call.method} ${call.path}`, isolationRow(call, WRITTEN_ROWS)] as const);
  return new Map(rows.flatMap(([name, row]) => (row === undefined ? [] : [[name, row] as const])));
}

/** A row of a call that needs no account. */
export type OpenRow = Row & Pick<OpenRowData, "for" | "endsSession">;

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** How a call that needs no account is asked. */
function openRow(path: string, { address = path, body, form, headers, ...row }: OpenRowData): OpenRow {
  const asks = (target: Target): Call => ({
    ...(headers && { headers }),
    ...(body && { body: JSON.parse(filled(JSON.stringify(body), target)) as object }),
    ...(form !== undefined && { body: form, headers: FORM }),
  });
  return {
    ...row,
    address: (target) => filled(address, target),
    ...((headers ?? body ?? form) !== undefined && { call: asks }),
  };
}

const open: OpenRows = Object.assign(
  {},
  SHELL_ROWS,
  ...ofModules.map(({ openRows }) => openRows),
) as OpenRows;

/** The row of every call that needs no account; a call without one fails the test. */
export const OPEN_MATRIX: Readonly<Record<string, OpenRow>> = Object.fromEntries(
  Object.entries(open).map(([name, row]) => [name, openRow(name.slice(name.indexOf(" ") + 1), row)]),
);
