import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Log } from "#platform/server/context/log.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { testApplicant } from "#tests/support/credit-request.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import {
  creditAnswer,
  ORDINARY_FILE,
  scoring,
} from "#tests/vendors/seven-hundred-credit/bureau-answers-data.ts";
import {
  type SevenHundredCreditStub,
  startSevenHundredCreditStub,
} from "#tests/vendors/seven-hundred-credit/seven-hundred-credit-stub.ts";
import type { SevenHundredCreditSettings } from "../../domain/settings-schema.ts";
import { sevenHundredCreditBureau } from "./seven-hundred-credit-bureau.ts";

const logged: unknown[] = [];
const note = (...all: unknown[]) => void logged.push(all);
const log = { debug: note, info: note, warn: note, error: note } as unknown as Log;
const ctx = { clock: fakeClock(), log } as unknown as RequestContext;
let stub: SevenHundredCreditStub;
beforeAll(async () => {
  stub = await startSevenHundredCreditStub();
});
beforeEach(() => {
  stub.next.length = 0;
  stub.asked.length = 0;
  logged.length = 0;
});
afterAll(() => stub.close());

const bureauWith = (over: Partial<SevenHundredCreditSettings> = {}, deadlineMs = 30_000) =>
  sevenHundredCreditBureau({
    settings: { ...stub.settings, ...over },
    secrets: (reference) => stub.passwords[reference] ?? "",
    deadlineMs,
  });
const applicant = testApplicant({ ssn: "123456789" });
const pull = (over: Partial<SevenHundredCreditSettings> = {}) => bureauWith(over).hardPull(ctx, applicant);
const pullOf = (document: string) => {
  stub.next.push([200, document]);
  return pull();
};
/** A document of another bureau, or with something else in it. */
const documentWith = (inside: string, bureau = "TU") =>
  `<Results><bureau_xml_data><${bureau}_Report>${inside}</${bureau}_Report></bureau_xml_data></Results>`;

describe("What goes to the gateway", () => {
  test("is a form with the account, the bureau and who is asked about", async () => {
    await pull();
    expect(stub.asked).toEqual([
      {
        ACCOUNT: "hard-account",
        PASSWD: "hard-password",
        PASS: "2",
        PROCESS: "PCCREDIT",
        PRODUCT: "CREDIT",
        BUREAU: "TU",
        NAME: "Avery Sample",
        SSN: "123456789",
        DOB: "04/12/1988",
        ADDRESS: "18 Sample Street",
        CITY: "Austin",
        STATE: "TX",
        ZIP: "78701",
        CURRENTADDRESSPERIOD: "40",
        HOUSING: "Rent",
      },
    ]);
  });

  test("is sent once when it is a hard pull, however busy the gateway is", async () => {
    stub.next.push([503, "busy"], [503, "busy"]);
    expect(await pull()).toMatchObject({ kind: "failure", reason: "unavailable" });
    expect(stub.asked).toHaveLength(1);
  });
});

describe("What cannot be read", () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Results>&b;</Results>';
  const file = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Results>&f;</Results>';
  test.each([
    ["nothing", ""],
    ["a page", "<html><body><p>Down for maintenance</body></html>"],
    ["JSON", '{"score":700}'],
    ["half a document", creditAnswer(ORDINARY_FILE).slice(0, 700)],
    ["entities that grow", bomb],
    ["an entity that reads a file", file],
    ["an entity that nobody declared", "<Results>&score;</Results>"],
    ["elements within elements without end", "<a>".repeat(50_000) + "</a>".repeat(50_000)],
    ["elements too deep to be a report", "<a>".repeat(200) + "</a>".repeat(200)],
    ["a report of another bureau", documentWith("<score>700</score>", "EFX")],
    ["a document about something else", "<Results><Hello/></Results>"],
  ])("%s is a failure", async (_, document) => {
    expect(await pullOf(document)).toMatchObject({ kind: "failure", reason: "unreadable" });
  });

  test.each([
    [
      "a wrong account",
      '<Results><Creditsystem_Error id="101" message="Invalid account"/></Results>',
      "misconfigured",
    ],
    ["anything else", '<Creditsystem_Error id="20" message="Address is not valid"/>', "refused"],
    [
      "an error that is not well-formed",
      '<Results><Creditsystem_Error id=<Creditsystem_Error id="20">No</Creditsystem_Error></Results>',
      "refused",
    ],
  ])("the gateway's error for %s is a failure without its words", async (_, document, reason) => {
    const failed = await pullOf(document);
    expect(failed).toMatchObject({ kind: "failure", reason, vendorCode: "700credit-error" });
    expect(JSON.stringify([failed, logged])).not.toMatch(/Invalid account|not valid/u);
  });

  test.each([
    [401, "misconfigured"],
    [429, "rate-limited"],
    [500, "unavailable"],
  ])("status %i is %s", async (status, reason) => {
    stub.next.push([status, "secret detail"]);
    expect(await pull()).toMatchObject({ kind: "failure", reason });
  });

  test("silence is a time-out, and nothing about the person is logged", async () => {
    stub.next.push("hang");
    const impatient = bureauWith({}, 300);
    expect(await impatient.hardPull(ctx, applicant)).toMatchObject({ kind: "failure", reason: "timeout" });
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(/123456789|Sample|hard-password|127\.0\.0\.1/u);
  });
});

describe("A report", () => {
  const hit = '<subject_header><file_hit code="1"/></subject_header>';

  test("of Equifax has its score in a beacon, with numbers for factors", async () => {
    const beacon =
      "<transaction_control><hit_designator_code>1</hit_designator_code></transaction_control>" +
      "<beacon><score>702</score><reason_codes><reason_code>10</reason_code><reason_code>14</reason_code>" +
      "<reason_code>08</reason_code></reason_codes></beacon>";
    stub.next.push([200, documentWith(beacon, "EFX")]);
    const report = await pull({ bureau: "EFX" });
    expect(report).toMatchObject({
      outcome: "HIT",
      score: { value: 702, factors: ["REVOLVING_BALANCES", "SHORT_HISTORY", "INQUIRIES"] },
      bureau: { name: "Equifax Information Services LLC" },
    });
  });

  test("of Experian has its score in a risk model", async () => {
    const model = "<risk_models><risk_model><score>688</score></risk_model></risk_models>";
    stub.next.push([200, documentWith(model, "XPN")]);
    expect(await pull({ bureau: "XPN" })).toMatchObject({ outcome: "HIT", score: { value: 688 } });
  });

  test("takes the first real score: numbers beyond the range are codes", async () => {
    const both = hit + scoring("FICO SCORE 8", 9002) + scoring("FICO AUTO SCORE 8", 880);
    expect(await pullOf(documentWith(both))).toMatchObject({
      score: { value: 880, low: 250, high: 900, source: "FICO AUTO SCORE 8" },
    });
    const none = await pullOf(documentWith(hit + scoring("FICO SCORE 8", 9002)));
    expect(none).toMatchObject({ outcome: "THIN_FILE", score: null });
  });

  test("names a fifth factor only where one of them is inquiries", async () => {
    const block = (last: string) =>
      hit +
      `<scoring_segments><scoring><score>610</score>${[
        "Serious delinquency",
        "Collection filed",
        "Balances too high",
        "Length of time accounts have been established",
        last,
      ]
        .map((text, at) => `<factor${at + 1}>${text}</factor${at + 1}>`)
        .join("")}</scoring></scoring_segments>`;
    const factorsWith = async (last: string) => {
      const report = await pullOf(documentWith(block(last)));
      return "kind" in report ? [] : (report.score?.factors ?? []);
    };
    expect(await factorsWith("Number of inquiries")).toHaveLength(5);
    expect(await factorsWith("Too few accounts")).toHaveLength(4);
    expect(await factorsWith("Something that nobody documents")).toHaveLength(4);
  });

  test.each([
    ["<m>FRAUD ALERT: NONE</m>", []],
    ["<m>Not deceased</m><m>No address discrepancy</m>", []],
    ["<fraud_alert_flag>N</fraud_alert_flag>", []],
    ["<deceased_indicator>Y</deceased_indicator>", ["DECEASED"]],
    ["<m>ACTIVE DUTY ALERT. Do not extend credit without a call</m>", ["FRAUD_ALERT"]],
    ["<name_information><lname>DECEASED</lname></name_information>", []],
  ])("with %s has the alerts %j", async (inside, alerts) => {
    const report = await pullOf(documentWith(hit + inside + scoring("FICO", 700)));
    expect(report).toMatchObject({ outcome: "HIT", alerts });
  });

  test.each(["<security_freeze>Y</security_freeze>", "<m>FILE FROZEN AT CONSUMER REQUEST</m>"])(
    "with %s is frozen, whatever else it holds",
    async (inside) => {
      const report = await pullOf(documentWith(hit + inside + scoring("FICO", 700)));
      expect(report).toMatchObject({ outcome: "FROZEN", score: null });
    },
  );

  test("counts a repossession without a date as of today", async () => {
    const points =
      "<Data_Points><Trade><repossession>0</repossession></Trade><Trade><repossession>1</repossession></Trade></Data_Points>";
    const document = documentWith(hit + scoring("FICO", 700)).replace("</Results>", `${points}</Results>`);
    expect(await pullOf(document)).toMatchObject({ repossessionMonthsAgo: 0, bankruptcyMonthsAgo: null });
  });
});
