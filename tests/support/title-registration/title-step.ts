import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";

export interface TitleFacts {
  readonly title: { readonly status: string } | null;
}

/** A step that the product does not have: the state's title and the plates. */
export const titleStep = defineStep<TitleFacts>({
  id: "TITLE_REGISTRATION",
  place: { segment: "title", views: ["", "plates"] },
  label: () => "Title and Registration",
  shortLabel: () => "Title",
  minutes: 1,
  missing: ({ title }) => (title === null ? "title" : null),
  status: ({ title }, { isSigned }) => {
    if (title.status === "ISSUED") return "COMPLETED";
    if (title.status === "REJECTED") return "NEEDS_ATTENTION";
    return isSigned ? "IN_PROGRESS" : "NOT_READY";
  },
  history: {
    subject: "title",
    icon: "document",
    parties: { county: "County clerk" },
    stories: {
      ISSUED: ["county", "Your title was issued."],
      REJECTED: ["county", "The county needs more papers."],
    },
  },
  events: [
    { event: "title.issued", who: "County", label: "Title issued" },
    { event: "title.rejected", who: "County", label: "Title rejected" },
  ],
});
