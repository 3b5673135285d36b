import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SevenHundredCreditSettings } from "#modules/credit-bureaus/domain/settings-schema.ts";
import {
  creditAnswer,
  identityAnswer,
  KNOWN_PERSON,
  ofacAnswer,
  ORDINARY_FILE,
  prequalifyAnswer,
  RIGHT_CHOICE,
  type StubFile,
  type StubIdentity,
  verdictAnswer,
} from "./bureau-answers-data.ts";

type Scripted = readonly [status: number, body: string] | "hang";

export interface SevenHundredCreditStub {
  readonly settings: SevenHundredCreditSettings;
  readonly passwords: Readonly<Record<string, string>>;
  /** Every form as it arrived. */
  readonly asked: Readonly<Record<string, string>>[];
  /** What the next calls answer instead, first in, first out. */
  readonly next: Scripted[];
  /** The same for calls of one `PRODUCT`, which may be made at one moment with others. */
  readonly nextOf: Record<string, Scripted[]>;
  close(): Promise<void>;
}

/** By the last four digits of a number, or by last name. */
const FILES: Readonly<Record<string, Partial<StubFile> | "hang">> = {
  "0001": { trades: 1 },
  "0002": { hit: false, score: null, trades: 0, messages: ["NO RECORD FOUND"] },
  "0003": { hit: false, score: null, trades: 0, messages: ["CONSUMER HAS A SECURITY FREEZE ON THIS FILE"] },
  "0004": { messages: ["INITIAL FRAUD ALERT: DO NOT EXTEND CREDIT WITHOUT VERIFYING IDENTITY"] },
  "0005": { messages: ["SSN ISSUED TO SOMEONE REPORTED DECEASED"] },
  "0006": { messages: ["ADDRESS DISCREPANCY: INPUT ADDRESS IS SUBSTANTIALLY DIFFERENT"] },
  "0007": "hang",
  "0008": {
    records: [
      "<public_record><type>CHAPTER 7 BANKRUPTCY</type><date_filed>20260218</date_filed></public_record>",
    ],
  },
  "0009": {
    records: ["<trade><repossession>1</repossession><date_closed>20260115</date_closed></trade>"],
  },
  "0010": { monthly: 4000 },
};
const BY_NAME: Readonly<Record<string, string>> = {
  THINFILE: "0001",
  NOHIT: "0002",
  FROZEN: "0003",
  FRAUDALERT: "0004",
  DECEASED: "0005",
  MISMATCH: "0006",
  TIMEOUT: "0007",
  NOFILE: "0002",
  LOCKED: "0003",
};
const NOBODY = { code: "N", description: "NO RECORD FOUND", hasAddress: false } as const;
/** By last name: who is known, before and after the street and the number were given. */
const PEOPLE: Readonly<Record<string, Partial<StubIdentity> | "hang">> = {
  NOHIT: NOBODY,
  FROZEN: { code: "N", description: "CONSUMER HAS A SECURITY FREEZE ON THIS FILE" },
  FRAUDALERT: {
    code: "Q",
    description: "INITIAL FRAUD ALERT: DO NOT EXTEND CREDIT WITHOUT VERIFYING IDENTITY",
  },
  DECEASED: { code: "N", description: "SSN ISSUED TO SOMEONE REPORTED DECEASED" },
  MISMATCH: { description: "VERIFIED. ADDRESS DISCREPANCY: INPUT ADDRESS IS SUBSTANTIALLY DIFFERENT" },
  TIMEOUT: "hang",
  QUIZ: { code: "Q", description: "QUESTIONS" },
};
/** A longer wait than anybody takes within a call. */
const LATER = { "retry-after": "6" };
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  CREDIT: ["NAME", "ADDRESS", "CITY", "STATE", "ZIP", "SSN", "BUREAU"],
  PREQUALIFY: ["NAME", "ADDRESS", "CITY", "STATE", "ZIP"],
  IDCHECK: ["NAME", "DOB", "PHONE", "ZIP"],
  OFAC: ["NAME"],
};

/** Answers as the vendor's XML gateway does: a form in, a document out, also for errors. */
export async function startSevenHundredCreditStub(): Promise<SevenHundredCreditStub> {
  const passwords = { "env:SECRET_700": "hard-password", "env:SECRET_700_SOFT": "soft-password" };
  const asked: Record<string, string>[] = [];
  const next: Scripted[] = [];
  const nextOf: Record<string, Scripted[]> = {};
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const form = Object.fromEntries(new URLSearchParams(text));
    asked.push(form);
    const scripted = next.shift() ?? nextOf[form["PRODUCT"] ?? ""]?.shift() ?? answerTo(form);
    if (scripted === "hang") return;
    const [status, document] = scripted;
    response.writeHead(status, { "content-type": "text/xml", ...(status === 429 && LATER) }).end(document);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    settings: {
      account: "hard-account",
      passwordRef: "env:SECRET_700",
      prequalify: { account: "soft-account", passwordRef: "env:SECRET_700_SOFT" },
      bureau: "TU",
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/XCRS/Service.aspx`,
    },
    passwords,
    asked,
    next,
    nextOf,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(form: Readonly<Record<string, string>>): Scripted {
  const product = form["PRODUCT"] ?? "";
  const kind = product === "PREQUALIFY" ? "soft" : "hard";
  if (form["ACCOUNT"] !== `${kind}-account` || form["PASSWD"] !== `${kind}-password`)
    return [200, '<Results><Creditsystem_Error id="101" message="Invalid account"/></Results>'];
  if (form["TRANSID"] !== undefined) return [200, verdictAnswer(areAnswersRight(form))];
  const missing = (REQUIRED[product] ?? ["PRODUCT"]).filter((key) => !form[key]);
  if (missing.length > 0)
    return [200, `<Results><Creditsystem_Error id="20" message="Missing ${missing.join()}"/></Results>`];
  const name = form["NAME"]?.split(" ").at(-1)?.toUpperCase() ?? "";
  if (product === "OFAC") return [200, ofacAnswer(name === "SAMPLEVICH")];
  if (product === "IDCHECK")
    return identityOf(name, form["ADDRESS"] !== undefined && form["SSN"] !== undefined);
  const chosen = FILES[form["SSN"]?.slice(-4) ?? ""] ?? FILES[BY_NAME[name] ?? ""] ?? {};
  if (chosen === "hang") return "hang";
  const typed = Number(form["SSN"]?.slice(-3) ?? 0);
  const file = { ...ORDINARY_FILE, ...(typed >= 300 && typed <= 850 && { score: typed }), ...chosen };
  return [200, product === "PREQUALIFY" ? prequalifyAnswer(file) : creditAnswer(file)];
}

function identityOf(name: string, isComplete: boolean): Scripted {
  const person = name === "NEWCOMER" && !isComplete ? NOBODY : (PEOPLE[name] ?? {});
  return person === "hang" ? "hang" : [200, identityAnswer({ ...KNOWN_PERSON, ...person })];
}

function areAnswersRight(form: Readonly<Record<string, string>>): boolean {
  const given = Object.entries(form).filter(([key]) => key.startsWith("ANSWER"));
  return form["TOKEN"] === "tok-3" && given.every(([, choice]) => choice === RIGHT_CHOICE);
}
