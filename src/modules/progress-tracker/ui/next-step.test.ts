import { describe, expect, it } from "vitest";
import type { TrackerStep } from "../domain/derive-tracker.ts";
import { nextStep } from "./next-step.ts";

const step = (name: TrackerStep["step"], status: TrackerStep["status"]): TrackerStep => ({
  step: name,
  status,
  label: name,
  statusLabel: status,
  path: `/${name}`,
  shortLabel: name,
  minutesLeft: 1,
});

describe("The way on from a step", () => {
  it("leads to the next one that waits for the buyer", () => {
    const steps = [
      step("VERIFY_INSURANCE", "READY"),
      step("VERIFY_ID", "COMPLETED"),
      step("UPLOAD_DOCUMENTS", "READY"),
    ];
    expect(nextStep(steps, "VERIFY_INSURANCE", "SUBMITTED")?.step).toBe("UPLOAD_DOCUMENTS");
  });

  it("leads back when only an earlier one waits", () => {
    const steps = [
      step("VERIFY_INSURANCE", "NEEDS_ATTENTION"),
      step("VERIFY_ID", "READY"),
      step("SIGN_CONTRACT", "NOT_READY"),
    ];
    expect(nextStep(steps, "VERIFY_ID", "SUBMITTED")?.step).toBe("VERIFY_INSURANCE");
  });

  it("leads nowhere when nothing else waits", () => {
    const steps = [step("VERIFY_ID", "READY"), step("SIGN_CONTRACT", "NOT_READY")];
    expect(nextStep(steps, "VERIFY_ID", "SUBMITTED")).toBeNull();
  });

  it.each(["DELIVERED", "DELIVERED_NO_RETURN", "CANCELED"])(
    "leads nowhere in an order that is %s",
    (status) => {
      const steps = [step("PAYMENT_DETAILS", "COMPLETED"), step("SCHEDULE_DELIVERY", "READY")];
      expect(nextStep(steps, "PAYMENT_DETAILS", status)).toBeNull();
    },
  );
});
