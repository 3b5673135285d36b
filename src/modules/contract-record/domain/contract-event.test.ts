import { expect, it } from "vitest";
import { CONSENT_DETAIL, CONSENT_VERSION, consentOf } from "./contract-event.ts";

const line = (actor: string, detail: string) => ({ kind: "consented", actor, detail }) as const;

it("An agreement counts for the statement that it was given to, and for who gave it", () => {
  const earlier = line("buyer", `version ${CONSENT_VERSION - 1}`);
  expect(consentOf([earlier, line("co-buyer", CONSENT_DETAIL)], "buyer")).toBeUndefined();
  const today = line("buyer", CONSENT_DETAIL);
  expect(consentOf([earlier, today], "buyer")).toBe(today);
});
