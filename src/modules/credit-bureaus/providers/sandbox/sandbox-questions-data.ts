import { english } from "#platform/shared/texts/text.ts";
import type { QuestionSheet } from "../credit-bureau.ts";

const NONE = { id: "none", text: english("None of the above") } as const;

/** Invented facts about nobody: the same four for everyone who is asked. */
export const SAMPLE_QUESTIONS: QuestionSheet["questions"] = [
  {
    id: "street",
    text: english("Which of these streets have you lived on?"),
    choices: [
      { id: "1", text: "Harbor View Lane" },
      { id: "2", text: "Juniper Court" },
      { id: "3", text: "Old Mill Road" },
      { id: "4", text: "Sycamore Terrace" },
      NONE,
    ],
  },
  {
    id: "lender",
    text: english("Which of these companies gave you a car loan?"),
    choices: [
      { id: "1", text: "Bluestem Sample Credit Union" },
      { id: "2", text: "Harborlight Sample Bank" },
      { id: "3", text: "Redwood Sample Finance" },
      { id: "4", text: "Saguaro Sample Motor Credit" },
      NONE,
    ],
  },
  {
    id: "year",
    text: english("In which year did you open your oldest credit card?"),
    choices: [
      { id: "1", text: "2007" },
      { id: "2", text: "2009" },
      { id: "3", text: "2012" },
      { id: "4", text: "2015" },
      NONE,
    ],
  },
  {
    id: "phone",
    text: english("Which of these phone numbers have you used?"),
    choices: [
      { id: "1", text: "(512) 555-0111" },
      { id: "2", text: "(512) 555-0122" },
      { id: "3", text: "(512) 555-0133" },
      { id: "4", text: "(512) 555-0144" },
      NONE,
    ],
  },
];

/** The right choices; all four are needed. */
export const SAMPLE_ANSWERS: Readonly<Record<string, string>> = {
  street: "3",
  lender: "1",
  year: "3",
  phone: NONE.id,
};
