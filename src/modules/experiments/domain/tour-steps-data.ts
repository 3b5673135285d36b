import { english } from "#platform/shared/texts/text.ts";

export interface TourStep {
  /** What it is about; a step whose target is not on the page is left out. */
  readonly target: string;
  readonly title: string;
  readonly text: string;
}

interface Tour {
  readonly page: RegExp;
  readonly steps: readonly TourStep[];
}

/** FLG-09: what the guided tour shows on each page; texts are said through `t`. */
const TOURS: readonly Tour[] = [
  {
    page: /^\/$/u,
    steps: [
      {
        target: "main form",
        title: english("Start with what you know"),
        text: english("A make, a model or a word such as electric is enough. You can narrow it down later."),
      },
      {
        target: "main section[aria-labelledby='bodies']",
        title: english("Or start with a body style"),
        text: english("Choose a body style to see every car of that kind that is in stock today."),
      },
    ],
  },
  {
    page: /^\/search$/u,
    steps: [
      {
        target: "main form",
        title: english("Narrow it down"),
        text: english("Every filter shows how many cars it leaves. You can change your mind at any time."),
      },
      {
        target: ".vehicle-card",
        title: english("One price, and what it means"),
        text: english(
          "The card shows the price and an estimated payment. Open the payment to see what it is made of.",
        ),
      },
      {
        target: ".vehicle-card > .compare-button",
        title: english("Compare cars side by side"),
        text: english("Choose up to four cars and see only what differs."),
      },
    ],
  },
  {
    page: /^\/vehicles\/[^/]+$/u,
    steps: [
      {
        target: "main h1",
        title: english("This is the car"),
        text: english("Pictures, facts and features come first. Nothing here needs an account."),
      },
      {
        target: "#dealer-title",
        title: english("Where it stands"),
        text: english("The dealer's address and phone, and how far away it is from you."),
      },
    ],
  },
];

/** Whether there is something to show on a page. */
export const hasTour = (pathname: string): boolean => TOURS.some(({ page }) => page.test(pathname));

/** The steps of a page that have something to show. */
export function tourOf(pathname: string, isThere: (target: string) => boolean): readonly TourStep[] {
  const tour = TOURS.find(({ page }) => page.test(pathname));
  return tour?.steps.filter(({ target }) => isThere(target)) ?? [];
}
