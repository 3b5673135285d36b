import type { XmlElement } from "@rgrove/parse-xml";
import type { IdentityAnswer, QuestionSheet } from "../credit-bureau.ts";
import { allBelow, textAt } from "./bureau-xml.ts";
import type { StreetAddress } from "./inquiry-form.ts";
import { NOBODY } from "./prequalify-report.ts";
import { alertsIn } from "./report-alerts.ts";

type Questions = QuestionSheet["questions"];

/** One identity check, as far as the gateway tells it. */
export interface IdentityCheck {
  readonly outcome: IdentityAnswer["outcome"];
  readonly alerts: ReturnType<typeof alertsIn>["alerts"];
  readonly questions: Questions;
  /** Of the gateway; the answers to its questions name them. */
  readonly transactionId: string;
  readonly token: string;
  /** Where the bureau knows them to live; null when it does not say. */
  readonly address: StreetAddress | null;
}

const PASSED = /\b(?:pass(?:ed)?|verified|approved|accepted)\b/iu;
const FAILED = /\b(?:fail(?:ed)?|not verified|unverified|denied|declined|rejected)\b/iu;
const CLEAR = /\bno (?:match|hit|record|name)|\bclear\b|not found|not listed/iu;
const NEAR = /match|hit|listed|possible/iu;

/** `PRODUCT=IDCHECK`; null where it says neither that it knows somebody nor that it does not. */
export function identityCheckIn(root: XmlElement): IdentityCheck | null {
  const [report] = allBelow(root, "IDCheck_Report");
  if (report === undefined) return null;
  const { alerts, isFrozen } = alertsIn(report);
  const questions = questionsIn(report);
  const outcome = isFrozen ? "FROZEN" : outcomeOf(report, { alerts, questions });
  if (outcome === null) return null;
  return {
    outcome,
    alerts,
    questions: outcome === "QUESTIONS" ? questions : [],
    transactionId: textAt(root, "Transid") ?? "",
    token: textAt(root, "Token") ?? "",
    address: addressIn(report),
  };
}

function outcomeOf(
  report: XmlElement,
  { alerts, questions }: Pick<IdentityCheck, "alerts" | "questions">,
): IdentityAnswer["outcome"] | null {
  if (alerts.includes("DECEASED")) return "FAILED";
  if (questions.length > 0) return "QUESTIONS";
  if (NOBODY.test(textAt(report, "ResultDescription") ?? "")) return "NOT_FOUND";
  const isPassed = verdictIn(report);
  if (isPassed === null) return null;
  // Somebody whose file carries a fraud alert is not taken at their word.
  return isPassed && !alerts.includes("FRAUD_ALERT") ? "VERIFIED" : "FAILED";
}

/** How the answers to the questions were graded; null where it says neither. */
export function answersVerdictIn(root: XmlElement): boolean | null {
  const [report] = allBelow(root, "IDCheck_Report");
  return report === undefined ? null : verdictIn(report);
}

/** Words go before the code, and a failure before a success. */
function verdictIn(report: XmlElement): boolean | null {
  const words = textAt(report, "ResultDescription") ?? "";
  if (FAILED.test(words)) return false;
  if (PASSED.test(words)) return true;
  const code = textAt(report, "ResultCode")?.toUpperCase();
  if (code === "A") return true;
  return code === "N" ? false : null;
}

/** `PRODUCT=OFAC`: whether a name is near the list; null where it says neither. */
export function isListedIn(root: XmlElement): boolean | null {
  const [report] = allBelow(root, "OFAC_Report");
  const words = report && textAt(report, "ResultDescription");
  if (typeof words !== "string") return null;
  if (CLEAR.test(words)) return false;
  return NEAR.test(words) ? true : null;
}

/** Questions without an id, a text or two choices are no questions, and then there are none at all. */
function questionsIn(report: XmlElement): Questions {
  const questions = allBelow(report, "Question").map((question) => ({
    id: question.attributes["id"] ?? "",
    text: textAt(question, "Text") ?? "",
    choices: allBelow(question, "Answer").map((answer) => ({
      id: answer.attributes["id"] ?? "",
      text: answer.text.trim(),
    })),
  }));
  const isWhole = questions.every(
    ({ id, text, choices }) =>
      id !== "" &&
      text !== "" &&
      choices.length > 1 &&
      choices.every((choice) => choice.id !== "" && choice.text !== ""),
  );
  return isWhole ? questions : [];
}

function addressIn(report: XmlElement): StreetAddress | null {
  const part = (name: string) => textAt(report, "Address", name);
  const [line1, city, state, zipCode] = [part("Street"), part("City"), part("State"), part("Zip")];
  if (line1 === null || city === null || state === null || zipCode === null) return null;
  return { line1, line2: null, city, state, zipCode };
}
