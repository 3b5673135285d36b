import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Log } from "#platform/server/context/log.ts";
import { testApplicant } from "#tests/support/credit-request.ts";
import { fakeClock } from "#tests/support/fake-clock.ts";
import {
  identityAnswer,
  KNOWN_PERSON,
  ofacAnswer,
} from "#tests/vendors/seven-hundred-credit/bureau-answers-data.ts";
import {
  type SevenHundredCreditStub,
  startSevenHundredCreditStub,
} from "#tests/vendors/seven-hundred-credit/seven-hundred-credit-stub.ts";
import type { SevenHundredCreditSettings } from "../../domain/settings-schema.ts";
import type { BureauCallContext, IdentitySubject } from "../credit-bureau.ts";
import { gatewayIdentitySource } from "./gateway-identity-source.ts";

const logged: unknown[] = [];
const note = (...all: unknown[]) => void logged.push(all);
const log = { debug: note, info: note, warn: note, error: note } as unknown as Log;
const ctx = { clock: fakeClock(), log } as unknown as BureauCallContext;
let stub: SevenHundredCreditStub;
beforeAll(async () => {
  stub = await startSevenHundredCreditStub();
});
beforeEach(() => {
  for (const key of Object.keys(stub.nextOf)) delete stub.nextOf[key];
  stub.asked.length = 0;
  logged.length = 0;
});
afterAll(() => stub.close());

const sourceWith = (over: Partial<SevenHundredCreditSettings> = {}, deadlineMs = 30_000) =>
  gatewayIdentitySource({
    settings: { ...stub.settings, ...over },
    passwordOf: (reference) => stub.passwords[reference] ?? "",
    deadlineMs,
  });
const person: IdentitySubject = {
  applicantId: "person-1",
  firstName: "Avery",
  lastName: "Sample",
  birthDate: "1988-04-12",
  phone: "5125550177",
  zipCode: "78701",
  address: null,
  ssn: null,
};
const [home] = testApplicant().addresses;
const inFull: IdentitySubject = { ...person, address: home!, ssn: "123456789" };
const formOf = (product: string) => stub.asked.find((form) => form["PRODUCT"] === product);
const says = (product: string, document: string) => void (stub.nextOf[product] = [[200, document]]);
const checkOf = (inside: string, subject: IdentitySubject = person) => {
  says("IDCHECK", `<Results><XML_Report><IDCheck_Report>${inside}</IDCheck_Report></XML_Report></Results>`);
  return sourceWith().check(ctx, subject);
};

describe("What goes to the gateway", () => {
  test("says who somebody is by what was typed so far", async () => {
    await sourceWith().check(ctx, person);
    expect(formOf("IDCHECK")).toEqual({
      ACCOUNT: "hard-account",
      PASSWD: "hard-password",
      PASS: "2",
      PROCESS: "PCCREDIT",
      PRODUCT: "IDCHECK",
      NAME: "Avery Sample",
      DOB: "04/12/1988",
      PHONE: "5125550177",
      ZIP: "78701",
    });
    stub.asked.length = 0;
    await sourceWith().check(ctx, inFull);
    expect(formOf("IDCHECK")).toMatchObject({
      ADDRESS: "18 Sample Street",
      CITY: "Austin",
      STATE: "TX",
      SSN: "123456789",
    });
  });

  test("asks for the list without the number", async () => {
    await sourceWith().check(ctx, inFull);
    expect(Object.keys(formOf("OFAC") ?? {}).toSorted()).toEqual([
      "ACCOUNT",
      "ADDRESS",
      "CITY",
      "DOB",
      "NAME",
      "PASS",
      "PASSWD",
      "PROCESS",
      "PRODUCT",
      "STATE",
      "ZIP",
    ]);
  });

  test("holds neither number nor birth date for a soft pull, and its own account", async () => {
    await sourceWith().pull(ctx, inFull, "{}");
    expect(Object.keys(formOf("PREQUALIFY") ?? {}).toSorted()).toEqual([
      "ACCOUNT",
      "ADDRESS",
      "CITY",
      "NAME",
      "PASS",
      "PASSWD",
      "PROCESS",
      "PRODUCT",
      "STATE",
      "ZIP",
    ]);
    expect(formOf("PREQUALIFY")).toMatchObject({ ACCOUNT: "soft-account" });
  });

  test("takes the street that the bureau knows, where nobody was asked for it", async () => {
    const found = await sourceWith().check(ctx, person);
    const reference = "kind" in found ? "{}" : found.reference;
    expect(await sourceWith().pull(ctx, person, reference)).toMatchObject({ outcome: "HIT" });
    expect(formOf("PREQUALIFY")).toMatchObject({ ADDRESS: "18 SAMPLE ST", CITY: "AUSTIN", ZIP: "78701" });
  });

  test("is nothing at all for a retailer without an account for soft pulls", async () => {
    const without = sourceWith({ prequalify: null });
    expect(await without.check(ctx, person)).toMatchObject({ reason: "misconfigured" });
    expect(await without.pull(ctx, inFull, "{}")).toMatchObject({ reason: "misconfigured" });
    expect(stub.asked).toEqual([]);
  });

  test("is sent again while the gateway is busy, as no lender sees it", async () => {
    stub.nextOf["IDCHECK"] = [[503, "busy"]];
    expect(await sourceWith().check(ctx, person)).toMatchObject({ outcome: "VERIFIED" });
  });
});

describe("Who somebody is", () => {
  test.each([
    ["<ResultCode>N</ResultCode><ResultDescription>NOT VERIFIED</ResultDescription>", "FAILED", "is refused"],
    ["<ResultDescription>NO RECORD FOUND</ResultDescription>", "NOT_FOUND", "has no file"],
    [
      "<ResultCode>A</ResultCode><Message>INITIAL FRAUD ALERT</Message>",
      "FAILED",
      "has a fraud alert and was asked nothing",
    ],
    ["<ResultCode>A</ResultCode><Message>FILE FROZEN</Message>", "FROZEN", "has a frozen file"],
  ])("with %s is %s: %s", async (inside, outcome) => {
    expect(await checkOf(inside, inFull)).toMatchObject({ outcome });
  });

  test("more is asked for while neither street nor number is known", async () => {
    expect(await checkOf("<ResultCode>A</ResultCode>")).toMatchObject({ outcome: "NOT_FOUND" });
    expect(await checkOf("<ResultDescription>NO HIT</ResultDescription>")).toMatchObject({
      outcome: "NOT_FOUND",
    });
    says("IDCHECK", '<Results><Creditsystem_Error id="20" message="Missing ADDRESS"/></Results>');
    expect(await sourceWith().check(ctx, person)).toMatchObject({ outcome: "NOT_FOUND" });
    says("IDCHECK", '<Results><Creditsystem_Error id="20" message="Missing ADDRESS"/></Results>');
    expect(await sourceWith().check(ctx, inFull)).toMatchObject({ kind: "failure", reason: "refused" });
  });

  test("a question's words are no alert", async () => {
    says("IDCHECK", identityAnswer({ ...KNOWN_PERSON, code: "Q", description: "QUESTIONS" }));
    expect(await sourceWith().check(ctx, person)).toMatchObject({ outcome: "QUESTIONS", alerts: [] });
  });

  test.each([
    ["no id", "<Question><Text>Which?</Text><Answer id='1'>A</Answer><Answer id='2'>B</Answer></Question>"],
    ["no text", "<Question id='1'><Answer id='1'>A</Answer><Answer id='2'>B</Answer></Question>"],
    ["one choice", "<Question id='1'><Text>Which?</Text><Answer id='1'>A</Answer></Question>"],
    [
      "an empty choice",
      "<Question id='1'><Text>W?</Text><Answer id='1'>A</Answer><Answer id='2'/></Question>",
    ],
  ])("a question with %s can't be asked", async (_, question) => {
    expect(await checkOf(`<ResultCode>Q</ResultCode>${question}`)).toMatchObject({ reason: "unreadable" });
  });

  test("nobody is known while the list can't be read", async () => {
    says("OFAC", "<Results><Hello/></Results>");
    expect(await sourceWith().check(ctx, person)).toMatchObject({ kind: "failure", reason: "unreadable" });
    says("OFAC", '<Results><Creditsystem_Error id="101" message="No such product for account"/></Results>');
    expect(await sourceWith().check(ctx, person)).toMatchObject({ reason: "misconfigured" });
    says("OFAC", ofacAnswer(true));
    expect(await sourceWith().check(ctx, person)).toMatchObject({ outcome: "FAILED", alerts: ["SDN_NEAR"] });
  });
});

describe("What cannot be read", () => {
  test.each([
    ["nothing", ""],
    ["a page", "<html><body><p>Down for maintenance</body></html>"],
    ["half a document", identityAnswer(KNOWN_PERSON).slice(0, 150)],
    ["entities that grow", '<!DOCTYPE x [<!ENTITY a "aa">]><Results>&a;</Results>'],
    ["a document about something else", "<Results><Hello/></Results>"],
    ["a code that nobody documents", "<IDCheck_Report><ResultCode>Z</ResultCode></IDCheck_Report>"],
  ])("%s is a failure", async (_, document) => {
    says("IDCHECK", document);
    expect(await sourceWith().check(ctx, person)).toMatchObject({ kind: "failure", reason: "unreadable" });
    says("IDCHECK", document);
    const answers = [{ questionId: "1", choiceId: "2" }];
    const reference = JSON.stringify({ transactionId: "1", token: "t" });
    expect(await sourceWith().grade(ctx, { reference, answers })).toMatchObject({ reason: "unreadable" });
  });

  test.each([
    [401, "misconfigured"],
    [429, "rate-limited"],
    [500, "unavailable"],
  ])("status %i is %s", async (status, reason) => {
    const same = Array.from({ length: 3 }, () => [status, "secret detail"] as const);
    stub.nextOf["IDCHECK"] = [...same];
    expect(await sourceWith().check(ctx, person)).toMatchObject({ kind: "failure", reason });
  });

  test("silence is a time-out, and nothing about the person is logged", async () => {
    stub.nextOf["IDCHECK"] = ["hang", "hang", "hang"];
    const impatient = sourceWith({}, 300);
    expect(await impatient.check(ctx, inFull)).toMatchObject({ kind: "failure", reason: "timeout" });
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(
      /123456789|Sample|1988|5125550177|78701|hard-password|127\.0\.0\.1/u,
    );
  });
});
