import { describe, expect, it } from "vitest";
import type { ApplicantView, ApplicationView } from "#modules/credit/domain/application-view.ts";
import { placeAddress, placeOfPath } from "./place-address.ts";
import { placeAfter, placeBefore, placeToOpen, wizardPlaces } from "./wizard-places.ts";

type Page = ApplicantView["pages"][number]["page"];
const PAGES: readonly Page[] = ["personal", "employment", "housing", "ssn", "terms"];

function person(
  role: ApplicantView["role"],
  done: readonly Page[],
  { isMine = true, pages = PAGES } = {},
): ApplicantView {
  return {
    role,
    isMine,
    firstName: "",
    draft: null,
    ssnLast4: null,
    pages: pages.map((page) => ({ page, isComplete: done.includes(page), problems: {} })),
    consents: [],
    hasDemonstrated: false,
    isComplete: false,
  };
}

const view = (...applicants: ApplicantView[]): ApplicationView => ({
  orderNumber: "FC1",
  dealType: "finance",
  vehicleTitle: "",
  state: "open",
  mayBeJoint: true,
  phoneConsent: { version: 1, agreement: null },
  joint: null,
  applicants,
  isReady: false,
});

const named = (places: readonly { role: string; page: string }[]): string[] =>
  places.map(({ role, page }) => `${role} ${page}`);

describe("the way through the credit application", () => {
  it("asks one person page by page, then shows everything, then the terms (CRED-01)", () => {
    expect(named(wizardPlaces(view(person("PRIMARY", []))))).toEqual([
      "PRIMARY personal",
      "PRIMARY employment",
      "PRIMARY housing",
      "PRIMARY ssn",
      "PRIMARY review",
      "PRIMARY terms",
    ]);
  });

  it("asks about a spouse where the server does", () => {
    const pages: readonly Page[] = ["personal", "spouse", "employment", "housing", "ssn", "terms"];
    expect(named(wizardPlaces(view(person("PRIMARY", [], { pages }))))).toContain("PRIMARY spouse");
  });

  it("asks two people on one device one after the other, with one review and terms of each", () => {
    const places = named(wizardPlaces(view(person("PRIMARY", []), person("JOINT", []))));
    expect(places.indexOf("JOINT personal")).toBe(places.indexOf("PRIMARY ssn") + 1);
    expect(places.slice(-3)).toEqual(["PRIMARY review", "PRIMARY terms", "JOINT terms"]);
    expect(places.filter((place) => place.endsWith("review"))).toHaveLength(1);
  });

  it("has no page of somebody who types on their own phone", () => {
    const places = wizardPlaces(view(person("PRIMARY", []), person("JOINT", [], { isMine: false })));
    expect(places.some(({ role }) => role === "JOINT")).toBe(false);
  });

  it("opens at the first page with something missing, and at the review once all is typed", () => {
    const typed: readonly Page[] = ["personal", "employment", "housing", "ssn"];
    expect(placeToOpen(view(person("PRIMARY", ["personal", "housing"])))?.page).toBe("employment");
    expect(placeToOpen(view(person("PRIMARY", typed)))?.page).toBe("review");
    expect(placeToOpen(view(person("PRIMARY", typed), person("JOINT", [])))).toEqual({
      role: "JOINT",
      page: "personal",
    });
    expect(placeToOpen(view())).toBeUndefined();
  });

  it("goes on and back by one page, ends after the terms, and leads away from a page nobody needs", () => {
    const alone = view(person("PRIMARY", []));
    expect(placeAfter(alone, { role: "PRIMARY", page: "personal" })?.page).toBe("employment");
    expect(placeAfter(alone, { role: "PRIMARY", page: "terms" })).toBeUndefined();
    expect(placeAfter(alone, { role: "PRIMARY", page: "spouse" })?.page).toBe("personal");
    expect(placeBefore(alone, { role: "PRIMARY", page: "personal" })).toBeUndefined();
    expect(placeBefore(alone, { role: "PRIMARY", page: "terms" })?.page).toBe("review");
  });
});

describe("the address of a page", () => {
  it("reads back as the page it was made of, in every language", () => {
    for (const place of wizardPlaces(view(person("PRIMARY", []), person("JOINT", [])))) {
      expect(placeOfPath(placeAddress("FC1", place))).toEqual(place);
      expect(placeOfPath(`/es${placeAddress("FC1", place)}/`)).toEqual(place);
    }
  });

  it("names no page at the start of the wizard", () => {
    expect(placeOfPath("/checkout/FC1/credit-application")).toBeNull();
    expect(placeOfPath("/checkout/FC1/credit-application/co-applicant")).toBeNull();
  });
});
