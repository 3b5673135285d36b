import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Card } from "#design-system/card.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { FieldError } from "#design-system/field-frame.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { ApplicantView, PageStanding } from "#modules/credit/domain/application-view.ts";
import { BirthWarning } from "./birth-warning.tsx";
import { labeledProblem } from "./field-labels.ts";
import { OtherPerson } from "./other-person.tsx";
import { PageActions } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { reviewRows } from "./review-rows.ts";
import { FROM_REVIEW, useWizard } from "./wizard.tsx";

const TITLES: Readonly<Record<PageStanding["page"], string>> = {
  personal: english("Personal details"),
  spouse: english("Spouse"),
  employment: english("Work and income"),
  housing: english("Housing"),
  ssn: english("Social Security number"),
  terms: english("Terms"),
};

/** Everything once more, with what is missing and the way to it. */
export function ReviewPage() {
  const t = useText();
  const { view, goOn } = useWizard();
  const [attempts, setAttempts] = useState(0);
  const seats = view.applicants.filter(({ isMine }) => isMine);
  const missing = seats.flatMap((person) =>
    typedPages(person)
      .filter(({ isComplete }) => !isComplete)
      .map(({ page }) => [sectionId(person, page), `${personName(t, person)}: ${t(TITLES[page])}`]),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts((before) => before + 1);
    if (missing.length === 0) void goOn(view);
  };
  return (
    <>
      <PageHeading title={t("Review your application")}>
        {t("Check that everything is right. You can change every answer.")}
      </PageHeading>
      <OtherPerson />
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <ErrorSummary
          errors={attempts === 0 ? {} : Object.fromEntries(missing)}
          key={attempts}
          title={t("Something is missing here")}
        />
        {seats.map((person) => (
          <Person key={person.role} person={person} />
        ))}
        <PageActions isBusy={false} label={t("Continue to the terms")} />
      </form>
    </>
  );
}

const typedPages = ({ pages }: ApplicantView): readonly PageStanding[] =>
  pages.filter(({ page }) => page !== "terms");

const sectionId = ({ role }: ApplicantView, page: PageStanding["page"]): string =>
  `${role.toLowerCase()}-${page}`;

const headingId = ({ role }: ApplicantView): string => `${role.toLowerCase()}-name`;

function personName(t: Text, { firstName, role }: ApplicantView): string {
  if (firstName !== "") return firstName;
  return role === "PRIMARY" ? t("You") : t("Co-applicant");
}

function Person({ person }: { readonly person: ApplicantView }) {
  const t = useText();
  const { view } = useWizard();
  return (
    <section aria-label={personName(t, person)} className="grid gap-4">
      <h3 className={view.applicants.length > 1 ? "text-lead" : "sr-only"} id={headingId(person)}>
        {personName(t, person)}
      </h3>
      <BirthWarning draft={person.draft} />
      {typedPages(person).map((standing) => (
        <Section key={standing.page} person={person} standing={standing} />
      ))}
    </section>
  );
}

function Section({ person, standing }: { readonly person: ApplicantView; readonly standing: PageStanding }) {
  const t = useText();
  const { addressOf, view } = useWizard();
  const { page, isComplete, problems } = standing;
  const title = t(TITLES[page]);
  const id = sectionId(person, page);
  if (page === "terms") return null;
  const found = Object.entries(problems);
  const whose = view.applicants.length > 1 ? ` ${headingId(person)}` : "";
  return (
    <Card as="section" aria-labelledby={`${id}-title${whose}`} className="grid gap-3" id={id} tabIndex={-1}>
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-semibold" id={`${id}-title`}>
          {title}
        </h4>
        <Link
          aria-label={t("Edit: {section}", { section: title })}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          state={FROM_REVIEW}
          to={addressOf({ role: person.role, page })}
        >
          {t("Edit")}
        </Link>
      </div>
      {found.map(([field, problem]) => (
        <FieldError
          id={`${id}-${field}`}
          key={field}
          text={labeledProblem(t, { page, id: field, problem })}
        />
      ))}
      {!isComplete && found.length === 0 && <FieldError id={id} text={english("Not filled out yet.")} />}
      <Answers page={page} person={person} />
    </Card>
  );
}

function Answers({
  page,
  person,
}: {
  readonly page: Exclude<PageStanding["page"], "terms">;
  readonly person: ApplicantView;
}) {
  const t = useText();
  const rows = page === "ssn" ? ssnRows(t, person) : reviewRows(t, page, person.draft ?? {});
  return (
    <dl className="grid gap-x-6 gap-y-1 wrap-anywhere sm:grid-cols-2">
      {rows.map(({ label, value }) => (
        <div className="py-1" key={label}>
          <dt className="text-small text-ink-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ssnRows(t: Text, { ssnLast4 }: ApplicantView) {
  if (ssnLast4 === null) return [];
  return [{ label: t("Social Security number or ITIN"), value: t("ending in {last4}", { last4: ssnLast4 }) }];
}
