import type { ApplicantView, ApplicationView, CreditPage } from "#modules/credit/domain/application-view.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";

/** One page of the wizard: whose, and which. */
export interface WizardPlace {
  readonly role: ApplicantRole;
  readonly page: CreditPage;
}

/** The people whose pages are filled in on this device. */
const seatsHere = (view: ApplicationView): readonly ApplicantView[] =>
  view.applicants.filter(({ isMine }) => isMine);

/** Every page to go through on this device, in order (CRED-01): all that is typed, one review, then each one's terms. */
export function wizardPlaces(view: ApplicationView): readonly WizardPlace[] {
  const seats = seatsHere(view);
  const [first] = seats;
  if (first === undefined) return [];
  const typed = seats.flatMap(({ role, pages }) =>
    pages.flatMap(({ page }) => (page === "terms" ? [] : [{ role, page }])),
  );
  const terms = seats.map(({ role }) => ({ role, page: "terms" as const }));
  return [...typed, { role: first.role, page: "review" }, ...terms];
}

/** Where somebody goes on: the first page with something missing, or the review once everything is typed. */
export function placeToOpen(view: ApplicationView): WizardPlace | undefined {
  const places = wizardPlaces(view);
  return places.find((place) => place.page === "review" || !isComplete(view, place));
}

/** The page after this one; undefined after the last, and on a page that nobody needs anymore the one to open. */
export function placeAfter(view: ApplicationView, here: WizardPlace): WizardPlace | undefined {
  const places = wizardPlaces(view);
  const at = places.findIndex((place) => isSame(place, here));
  return at === -1 ? placeToOpen(view) : places[at + 1];
}

export function placeBefore(view: ApplicationView, here: WizardPlace): WizardPlace | undefined {
  const places = wizardPlaces(view);
  return places[places.findIndex((place) => isSame(place, here)) - 1];
}

export const isSame = (one: WizardPlace, other: WizardPlace): boolean =>
  one.role === other.role && one.page === other.page;

function isComplete(view: ApplicationView, { role, page }: WizardPlace): boolean {
  const seat = view.applicants.find((one) => one.role === role);
  return seat?.pages.find((one) => one.page === page)?.isComplete === true;
}
