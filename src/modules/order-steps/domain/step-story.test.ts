import { describe, expect, it } from "vitest";
import type { HistoryEntryView } from "./history-entry-view.ts";
import { ALL_STEPS } from "#tests/support/all-steps.ts";
import type { StepChange } from "./step-history.ts";
import { stepStory } from "./step-story.ts";
import { timeline } from "./timeline.ts";

const change: StepChange = {
  subject: "payment",
  status: "FULLY_PAID",
  detail: "balance",
  orderStatus: "SOLD",
};

describe("A step in the history", () => {
  it.each([
    [{}, "payment provider", "Your car is paid in full."],
    [{ status: "PAYMENT_FAILED" }, "payment provider", "Your payment didn't go through."],
    [{ status: "PAYMENT_FAILED", detail: "returned" }, "payment provider", "Your bank returned the payment."],
    [{ status: "PAYMENT_CAPTURED", detail: "deposit" }, "payment provider", "Your deposit arrived."],
    [{ subject: "insurance", status: "SKIPPED" }, "buyer", "You chose to upload your insurance card later."],
    [{ subject: "documents", status: "UPLOADED", detail: "W2" }, "buyer", "You sent your W-2."],
    [{ subject: "documents", status: "UPLOADED", detail: "Other" }, "buyer", "You sent a document."],
    [{ subject: "delivery", status: "REQUESTED", detail: "moved" }, "buyer", "You moved your appointment."],
    [{ subject: "contract", status: "Completed" }, "contracting", "Your contract is complete."],
    [{ subject: "delivery", status: "CANCELED" }, "buyer", "You canceled your appointment."],
    [
      { subject: "delivery", status: "CANCELED", orderStatus: "CANCELED" },
      "retailer",
      "Your appointment was canceled with the order.",
    ],
    [{ subject: "id", status: "NEW_WORD" }, "retailer", "This step changed: id."],
  ] satisfies [Partial<StepChange>, string, string][])("%j", (some, actor, reason) => {
    expect(stepStory(ALL_STEPS, { ...change, ...some })).toEqual({ actor, reason });
  });
});

describe("The timeline", () => {
  const entry = (at: string, reason: string): HistoryEntryView => ({
    subject: "order",
    status: null,
    orderStatus: "SUBMITTED",
    dealStatus: "VPEN",
    actor: "buyer",
    reason,
    at,
  });

  it("tells what happened once, the newest first", () => {
    const history = [
      entry("1", "You signed."),
      entry("1", ""),
      entry("1", "You signed."),
      entry("2", "You signed."),
      entry("3", "Paid."),
    ];
    expect(timeline(history).map(({ at, reason }) => `${at} ${reason}`)).toEqual([
      "3 Paid.",
      "2 You signed.",
      "1 You signed.",
    ]);
  });
});
