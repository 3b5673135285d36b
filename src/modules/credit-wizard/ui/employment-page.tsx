import { useText } from "#platform/browser/texts/texts.tsx";
import { hasEmployer } from "#modules/credit/domain/applicants/asked-fields.ts";
import { BirthWarning } from "./birth-warning.tsx";
import { DraftDollars, DraftMonth, DraftPhone, DraftSelect, DraftText } from "./draft-fields.tsx";
import { isShortHistory } from "./history.ts";
import { HistoryList } from "./history-list.tsx";
import { DraftForm } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { type PageFields, type PageForm, useDraftPage } from "./use-draft-page.ts";
import { useToday } from "./use-today.ts";
import { optionsOf } from "./word-options.ts";
import { useWizard } from "./wizard.tsx";

type EmploymentForm = PageForm<"employment">;

/** What somebody does and earns (CRED-05). */
export function EmploymentPage() {
  const t = useText();
  const { me } = useWizard();
  const form = useDraftPage("employment");
  return (
    <>
      <PageHeading title={t("Your work and income")} />
      <DraftForm form={form}>
        <BirthWarning draft={me.draft} />
        <Work form={form} />
        <PreviousJobs form={form} />
        <Income form={form} />
        <OtherIncome form={form} />
      </DraftForm>
    </>
  );
}

function bindTo(form: EmploymentForm) {
  return (name: Exclude<keyof PageFields<"employment">, "previousJobs">) => ({
    form,
    id: name,
    value: form.fields[name],
    onValue: (value: string) => form.change({ [name]: value }),
  });
}

function Work({ form }: { readonly form: EmploymentForm }) {
  const t = useText();
  const bind = bindTo(form);
  const { status = "" } = form.fields;
  const isEmployed = hasEmployer(status);
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-lead">{t("What you do")}</legend>
      <DraftSelect {...bind("status")} options={optionsOf(t, "status")} />
      <DraftMonth
        {...bind("start")}
        help={status === "" || isEmployed ? t("When you started this job.") : t("When this started.")}
      />
      {isEmployed && (
        <>
          <DraftText
            {...bind("employer")}
            autoComplete="organization"
            maxLength={25}
            {...(status === "SELF_EMPLOYED" && { help: t("The name of your business, or your own.") })}
          />
          <DraftText {...bind("occupation")} autoComplete="organization-title" maxLength={26} />
          <DraftPhone {...bind("workPhone")} autoComplete="off" optional />
        </>
      )}
    </fieldset>
  );
}

function PreviousJobs({ form }: { readonly form: EmploymentForm }) {
  const t = useText();
  const today = useToday();
  const { previousJobs = [], start } = form.fields;
  const isAsked = previousJobs.length > 0 || "previousJobs" in form.problems || isShortHistory(start, today);
  if (!isAsked) return null;
  return (
    <HistoryList
      addLabel={t("Add a previous job")}
      entries={previousJobs}
      error={form.errorOf("previousJobs")}
      help={t("Lenders ask for two years without gaps. Time in school or between jobs counts too.")}
      name="previousJobs"
      onChange={(jobs) => form.change({ previousJobs: jobs })}
      title={t("Your last two years of work")}
    >
      {(job, change, prefix) => (
        <>
          <DraftSelect
            fieldClassName="sm:col-span-2"
            form={form}
            id={`${prefix}status`}
            onValue={(status) => change({ status })}
            options={optionsOf(t, "status")}
            value={job.status}
          />
          {hasEmployer(job.status ?? "") && (
            <>
              <DraftText
                autoComplete="off"
                form={form}
                id={`${prefix}employer`}
                maxLength={25}
                onValue={(employer) => change({ employer })}
                value={job.employer}
              />
              <DraftText
                autoComplete="off"
                form={form}
                id={`${prefix}occupation`}
                maxLength={26}
                onValue={(occupation) => change({ occupation })}
                value={job.occupation}
              />
            </>
          )}
          <DraftMonth
            form={form}
            id={`${prefix}start`}
            onValue={(from) => change({ start: from })}
            value={job.start}
          />
          <DraftMonth form={form} id={`${prefix}end`} onValue={(end) => change({ end })} value={job.end} />
        </>
      )}
    </HistoryList>
  );
}

function Income({ form }: { readonly form: EmploymentForm }) {
  const t = useText();
  const bind = bindTo(form);
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-lead">{t("Your income")}</legend>
      {/* Before anything asks where income comes from (Regulation B, 1002.5(d)(2)). */}
      <p className="border-l-4 border-info bg-info-soft px-4 py-3 sm:col-span-2">
        {t(
          "Alimony, child support, or separate maintenance income need not be revealed if you do not wish to have it considered as a basis for repaying this obligation.",
        )}
      </p>
      <DraftDollars
        {...bind("annualIncome")}
        help={t("Your total for one year, before taxes are taken out.")}
      />
      <DraftSelect {...bind("incomeSource")} options={optionsOf(t, "incomeSource")} />
    </fieldset>
  );
}

function OtherIncome({ form }: { readonly form: EmploymentForm }) {
  const t = useText();
  const bind = bindTo(form);
  const hasOther = (form.fields.otherMonthlyIncome ?? "").trim() !== "";
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="part-heading pb-3 text-lead">{t("Other income")}</legend>
      <DraftDollars {...bind("otherMonthlyIncome")} optional />
      {hasOther && <DraftSelect {...bind("otherIncomeSource")} options={optionsOf(t, "otherIncomeSource")} />}
    </fieldset>
  );
}
