import { describe, expect, it } from "vitest";
import { CONSENT_REQUIRED } from "../field-messages.ts";
import { needsPhoneConsent, phoneConsentProblem } from "./phone-consent.ts";

const PHONE = "(512) 234-5678";

describe("a phone number (VAL-09)", () => {
  it("comes with the consent to use it", () => {
    expect(phoneConsentProblem({ phone: PHONE, consent: false })).toBe(CONSENT_REQUIRED);
    expect(phoneConsentProblem({ phone: PHONE, consent: undefined })).toBe(CONSENT_REQUIRED);
    expect(phoneConsentProblem({ phone: PHONE, consent: true })).toBeUndefined();
  });

  it("that was agreed to before needs no second box, however it is written", () => {
    expect(
      phoneConsentProblem({ phone: PHONE, consent: false, agreedPhone: "+1 512 234 5678" }),
    ).toBeUndefined();
    expect(phoneConsentProblem({ phone: "5122345679", consent: false, agreedPhone: PHONE })).toBe(
      CONSENT_REQUIRED,
    );
  });

  it.each([undefined, "", "  "])("that is not given needs none: %j", (phone) => {
    expect(needsPhoneConsent({ phone })).toBe(false);
  });

  it("that is half typed shows the box already", () => {
    expect(needsPhoneConsent({ phone: "512", agreedPhone: "512" })).toBe(true);
  });
});
