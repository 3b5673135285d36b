import type { Secrets } from "#platform/server/config/secret-reference.ts";
import type { SevenHundredCreditSettings } from "../../domain/settings-schema.ts";
import type { CreditBureau } from "../credit-bureau.ts";
import { bureauWithTokens } from "../identity-tokens/bureau-with-tokens.ts";
import { askGateway, gatewayFailure } from "./ask-gateway.ts";
import { reportOfBureau } from "./bureau-report.ts";
import { gatewayIdentitySource } from "./gateway-identity-source.ts";
import { creditForm } from "./inquiry-form.ts";

interface BureauParts {
  readonly settings: SevenHundredCreditSettings;
  readonly secrets: Secrets;
  /** For tests. */
  readonly deadlineMs?: number;
}

/** The gateway waits for the bureau behind it. */
const DEADLINE_MS = 30_000;

/** Equifax, Experian or TransUnion by 700Credit's XML gateway: a form there, a document back. */
export function sevenHundredCreditBureau(parts: BureauParts): CreditBureau {
  const { settings, secrets, deadlineMs = DEADLINE_MS } = parts;
  const { bureau, url } = settings;
  return {
    async hardPull(ctx, applicant) {
      const account = { account: settings.account, password: secrets(settings.passwordRef) };
      const form = creditForm(applicant, account, bureau);
      const call = { name: "700credit.credit", url, form, deadlineMs, isRepeatable: false };
      const answer = await askGateway(ctx, call);
      if ("kind" in answer) return answer;
      const today = ctx.clock.now().toISOString().slice(0, 10);
      const { applicantId } = applicant;
      const report = reportOfBureau(answer.document, { applicantId, bureau, today });
      return report ?? gatewayFailure("unreadable", "shape");
    },
    ...bureauWithTokens(gatewayIdentitySource({ settings, passwordOf: secrets, deadlineMs })),
  };
}
