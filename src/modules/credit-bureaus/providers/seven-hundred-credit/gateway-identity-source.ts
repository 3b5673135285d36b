import type { XmlElement } from "@rgrove/parse-xml";
import type { ProviderFailure } from "#platform/server/vendor-calls/provider-failure.ts";
import type { SevenHundredCreditSettings } from "../../domain/settings-schema.ts";
import type { BureauCallContext, IdentitySubject } from "../credit-bureau.ts";
import type { FoundPerson, IdentitySource } from "../identity-tokens/identity-source.ts";
import { askGateway, type GatewayCall, gatewayFailure } from "./ask-gateway.ts";
import { BUREAUS } from "./bureaus-data.ts";
import { answersVerdictIn, type IdentityCheck, identityCheckIn, isListedIn } from "./identity-report.ts";
import { answersForm, identityForm, ofacForm, prequalifyForm } from "./inquiry-form.ts";
import { reportOfPrequalification } from "./prequalify-report.ts";

interface SourceParts {
  readonly settings: SevenHundredCreditSettings;
  readonly passwordOf: (reference: string) => string;
  readonly deadlineMs: number;
}

type Kept = Pick<IdentityCheck, "questions" | "transactionId" | "token" | "address">;
const keptIn = (reference: string): Kept => JSON.parse(reference) as Kept;

/** `IDCHECK`, `OFAC` and `PREQUALIFY`: who somebody is, and their file without an inquiry that lenders see. */
export function gatewayIdentitySource({ settings, passwordOf, deadlineMs }: SourceParts): IdentitySource {
  const { bureau, prequalify, url } = settings;
  const account = () => ({ account: settings.account, password: passwordOf(settings.passwordRef) });
  const ask = (ctx: BureauCallContext, call: Pick<GatewayCall, "name" | "form" | "isRepeatable">) =>
    askGateway(ctx, { ...call, url, deadlineMs });
  return {
    async check(ctx, subject) {
      if (prequalify === null) return NO_PREQUALIFY;
      const [listed, checked] = await Promise.all([
        ask(ctx, { name: "700credit.ofac", form: ofacForm(subject, account()), isRepeatable: true }),
        ask(ctx, { name: "700credit.idcheck", form: identityForm(subject, account()), isRepeatable: true }),
      ]);
      return foundIn({ listed, checked, subject, bureau });
    },
    questions: async (_ctx, reference) => ({ questions: keptIn(reference).questions }),
    async grade(ctx, { reference, answers }) {
      const form = answersForm(keptIn(reference), answers, account());
      const answer = await ask(ctx, { name: "700credit.answers", form, isRepeatable: false });
      if ("kind" in answer) return answer;
      const isPassed = answersVerdictIn(answer.document);
      return isPassed === null ? NO_SHAPE : { isPassed };
    },
    async pull(ctx, subject, reference) {
      if (prequalify === null) return NO_PREQUALIFY;
      const address = subject.address ?? keptIn(reference).address;
      if (address === null) return gatewayFailure("refused", "address");
      const soft = { account: prequalify.account, password: passwordOf(prequalify.passwordRef) };
      const form = prequalifyForm(subject, address, soft);
      const answer = await ask(ctx, { name: "700credit.prequalify", form, isRepeatable: true });
      if ("kind" in answer) return answer;
      const today = ctx.clock.now().toISOString().slice(0, 10);
      const { applicantId } = subject;
      return reportOfPrequalification(answer.document, { applicantId, bureau, today }) ?? NO_SHAPE;
    },
  };
}

const NO_PREQUALIFY = gatewayFailure("misconfigured", "no-prequalify");
const NO_SHAPE = gatewayFailure("unreadable", "shape");

type Answer = { readonly document: XmlElement } | ProviderFailure;

interface Asked {
  readonly listed: Answer;
  readonly checked: Answer;
  readonly subject: IdentitySubject;
  readonly bureau: SevenHundredCreditSettings["bureau"];
}

/** Nobody is known before the list was read: a gateway without that product identifies no one. */
function foundIn({ listed, checked, subject, bureau }: Asked): FoundPerson | ProviderFailure {
  const nobody = { alerts: [], bureau: BUREAUS[bureau], reference: "{}" };
  // A gateway that does not look for people without a street says so with an error.
  const isStreetMissing = "kind" in checked && checked.reason === "refused" && subject.address === null;
  if (isStreetMissing) return { ...nobody, outcome: "NOT_FOUND" };
  if ("kind" in listed) return listed;
  if ("kind" in checked) return checked;
  const isListed = isListedIn(listed.document);
  const check = identityCheckIn(checked.document);
  if (isListed === null || check === null) return NO_SHAPE;
  if (isListed) return { ...nobody, outcome: "FAILED", alerts: ["SDN_NEAR"] };
  const { questions, transactionId, token, address } = check;
  const reference = JSON.stringify({ questions, transactionId, token, address } satisfies Kept);
  return { ...nobody, outcome: outcomeFor(check, subject), alerts: check.alerts, reference };
}

/** More is asked for while there is more to ask for, and a pull needs to know where somebody lives. */
function outcomeFor(check: IdentityCheck, subject: IdentitySubject): FoundPerson["outcome"] {
  const isComplete = subject.address !== null && subject.ssn !== null;
  const isPullable = check.outcome === "VERIFIED" || check.outcome === "QUESTIONS";
  const isUnsure =
    (check.alerts.includes("ADDRESS_MISMATCH") && !isComplete) ||
    (subject.address === null && check.address === null);
  return isPullable && isUnsure ? "NOT_FOUND" : check.outcome;
}
