import { english } from "#platform/shared/texts/text.ts";
import type { ConditionAnswer, ConditionQuestion } from "./condition/condition-question.ts";

const answer = (
  id: string,
  label: string,
  ...[deduction = 0, gradeSteps = 0]: readonly number[]
): ConditionAnswer => ({ id, label, deduction, gradeSteps });
const review = (id: string, label: string): ConditionAnswer => ({
  id,
  label,
  deduction: 0,
  gradeSteps: 0,
  needsReview: true,
});

/**
 * What is asked about a car, in this order. Deductions are this product's own starting values for a retailer to change
 * (`config.tradeIn.deductions`), not a price guide.
 */
export const QUESTIONS: readonly ConditionQuestion[] = [
  {
    id: "title",
    ask: english("What does the title say?"),
    answers: [
      answer("clean", english("Clean: no title brands")),
      review("rebuilt", english("Rebuilt or salvage")),
      review("lemon", english("Lemon law buyback")),
      review("flood", english("Flood or hail")),
      review("odometer", english("Not actual mileage")),
    ],
  },
  {
    id: "accidents",
    ask: english("Has it been in an accident?"),
    answers: [
      answer("none", english("No")),
      answer("one", english("Yes, once"), 400, 0.5),
      answer("more", english("Yes, more than once"), 900, 1),
      review("frame", english("Yes, with frame damage or deployed airbags")),
    ],
  },
  {
    id: "owners",
    ask: english("How many owners has it had, including you?"),
    answers: [
      answer("one", english("One")),
      answer("two", english("Two"), 0, 0.25),
      answer("more", english("Three or more"), 0, 0.5),
    ],
  },
  {
    id: "lights",
    ask: english("Is a warning light on?"),
    answers: [
      answer("none", english("No")),
      answer("tires", english("Only tire pressure or service due"), 75),
      answer("engine", english("Engine, brakes, airbag or battery"), 650, 0.5),
    ],
  },
  {
    id: "mechanical",
    ask: english("Does everything work?"),
    answers: [
      answer("all", english("Everything works")),
      answer("comfort", english("Something inside doesn't: air, screen, seats, windows"), 450, 0.25),
      answer("drive", english("It drives, but not as it should"), 1200, 1),
      review("not-running", english("It doesn't run or can't be driven")),
    ],
  },
  {
    id: "paint",
    ask: english("How is the outside?"),
    answers: [
      answer("clean", english("No visible dents or scratches")),
      answer("small", english("A few small marks"), 150, 0.25),
      answer("panels", english("One or two panels with damage"), 600, 0.5),
      answer("many", english("Three or more panels, or rust"), 1500, 1.25),
    ],
  },
  {
    id: "glass",
    ask: english("How are the windshield and windows?"),
    answers: [
      answer("whole", english("No chips or cracks")),
      answer("chip", english("A small chip"), 75),
      answer("crack", english("A crack"), 350),
    ],
  },
  {
    id: "tires",
    ask: english("How much tread do the tires have?"),
    answers: [
      answer("good", english("Plenty, less than three years old")),
      answer("two", english("Two need replacing soon"), 320),
      answer("four", english("All four need replacing"), 640),
    ],
  },
  {
    id: "inside",
    ask: english("How is the inside?"),
    answers: [
      answer("clean", english("Clean, no tears or burns")),
      answer("stains", english("Some stains or wear"), 120, 0.25),
      answer("tears", english("Tears, burns or broken parts"), 450, 0.75),
    ],
  },
  {
    id: "smell",
    ask: english("Does it smell like smoke or pets?"),
    answers: [answer("no", english("No")), answer("yes", english("Yes"), 250, 0.25)],
  },
  {
    id: "keys",
    ask: english("How many keys do you have?"),
    answers: [answer("two", english("Two or more")), answer("one", english("One"), 250)],
  },
  {
    id: "changes",
    ask: english("Has anything been changed from the factory?"),
    answers: [
      answer("none", english("No")),
      answer("looks", english("Wheels, tint, sound or looks"), 0, 0.25),
      review("power", english("Engine, exhaust, suspension or a lift")),
    ],
  },
];
