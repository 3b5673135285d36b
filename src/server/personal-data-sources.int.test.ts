import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { personalDataSources } from "./personal-data-sources.ts";
import { STEP_MODULES } from "./steps.ts";

/** Tables with personal columns that an access request need not read, each with its reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  ...(Object.assign({}, ...STEP_MODULES.map(({ orderData }) => orderData?.untold)) as Record<string, string>),
  privacy_request: "the requests themselves, answered in the report's head",
  buyer_screening: "what the law has the retailer compare before a sale; it answers about it itself",
  openid_code: "one-time codes of minutes, behind a hash",
  pool_session: "handles of a hosted pool; the sessions are in the report",
  provider_visit: "secrets of a sign-in that is under way, gone in minutes",
  paper_key: "the retailer's own key for signing papers",
  push_key: "the retailer's own key for push services",
  sandbox_push_browser: "the stand-in of a push service",
  sandbox_push_message: "the stand-in of a push service; what it says is in the messages",
  signing_key: "the retailer's own keys",
  webhook_event: "bodies of vendors, whose outcome is in the order's parts; erased after their time",
  sbx_identity_code: "the stand-in of a sign-in provider",
  sbx_identity_key: "the stand-in of a sign-in provider",
  bureau_identity: "what one-time tokens of a credit bureau stand for, gone in half an hour",
  prequalification_journey:
    "what is typed while somebody pre-qualifies, gone in minutes; the result has it then",
  protection_contract_paper:
    "an administrator's paper, which names the buyer as the order's part does; they open it from the order",
  buyer_notice: "which news was told when; what was said is in the messages",
  contract_abandoned_package: "the name of a package at the signing service that never became a contract",
  order_event_mark: "which event came last; what it did is in the history",
  order_notice: "which mail was sent when; what was said is in the messages",
  order_standing: "the order's own status and amounts once more, for counting",
  signing_package_intent: "the key of a package that a signing service is asked for, until it is kept",
  sandbox_signing_package: "the stand-in of a signing service; the signature is in the contract's part",
};

let world: TestWorld;
beforeAll(async () => {
  world = await makeTestContext();
});
afterAll(() => world.close());

test("every table with personal columns or of an order is read for access requests, or says why not", async () => {
  const { rows } = await world.database.owner.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and (column_name like '%\\_sealed' or column_name in ('account_id', 'order_id'))`,
  );
  const known = new Set([...personalDataSources.flatMap(({ tables }) => tables), ...Object.keys(EXEMPT)]);
  expect(rows.map((row) => row.table_name).filter((table) => !known.has(table))).toEqual([]);
  const { rows: all } = await world.database.owner.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  const tables = new Set(all.map((row) => row.table_name));
  expect([...known].filter((table) => !tables.has(table))).toEqual([]);
});
