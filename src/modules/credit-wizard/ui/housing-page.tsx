import { RadioGroup } from "#design-system/radio-group.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { paysForHome } from "#modules/credit/domain/applicants/asked-fields.ts";
import { DraftAddress } from "./draft-address.tsx";
import { BirthWarning } from "./birth-warning.tsx";
import { DraftDollars, DraftMonth } from "./draft-fields.tsx";
import { isShortHistory } from "./history.ts";
import { HistoryList } from "./history-list.tsx";
import { DraftForm } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { type PageForm, useDraftPage } from "./use-draft-page.ts";
import { useToday } from "./use-today.ts";
import { optionsOf } from "./word-options.ts";
import { useWizard } from "./wizard.tsx";

type HousingForm = PageForm<"housing">;

const HOME = { line1: "addressLine1", city: "city", state: "state", zipCode: "zipCode" } as const;

/** What somebody pays for where they live, and since when (CRED-06). */
export function HousingPage() {
  const t = useText();
  const { me } = useWizard();
  const form = useDraftPage("housing");
  const isShared = me.role === "JOINT" && me.draft?.personal?.sameAddress === true;
  return (
    <>
      <PageHeading title={t("Your home")} />
      <DraftForm form={form}>
        <BirthWarning draft={me.draft} />
        {isShared ? <HouseholdPayer form={form} /> : <Kind form={form} />}
        <DraftMonth
          form={form}
          help={t("When you moved to your present address.")}
          id="start"
          onValue={(start) => form.change({ start })}
          value={form.fields.start}
        />
        <PreviousHomes form={form} />
      </DraftForm>
    </>
  );
}

function Kind({ form }: { readonly form: HousingForm }) {
  const t = useText();
  const { housing = "" } = form.fields;
  return (
    <>
      <RadioGroup
        columns={2}
        error={form.errorOf("housing")}
        id="housing"
        legend={t("Do you own or rent?")}
        onChange={(value) => form.change({ housing: value })}
        options={optionsOf(t, "housing")}
        value={housing}
      />
      {paysForHome(housing) && (
        <DraftDollars
          form={form}
          help={
            housing === "BUYING"
              ? t("Your whole mortgage payment in one month, with taxes and insurance.")
              : t("The full monthly amount, no matter who pays it.")
          }
          id="monthlyPayment"
          onValue={(monthlyPayment) => form.change({ monthlyPayment })}
          value={form.fields.monthlyPayment}
        />
      )}
    </>
  );
}

/** The home was described once, so only who pays for it is asked: nobody wonders whether to count it twice. */
function HouseholdPayer({ form }: { readonly form: HousingForm }) {
  const t = useText();
  const { view } = useWizard();
  const primary = view.applicants.find(({ role }) => role === "PRIMARY")?.firstName ?? "";
  return (
    <RadioGroup
      error={form.errorOf("householdPayer")}
      help={t("We already asked about this payment, so it counts only once.")}
      id="householdPayer"
      legend={t("Who pays for your home?")}
      onChange={(householdPayer) => form.change({ householdPayer })}
      options={[
        { value: "BOTH", label: t("Both of us") },
        { value: "JOINT", label: t("I do") },
        { value: "PRIMARY", label: primary === "" ? t("The other person") : primary },
      ]}
      value={form.fields.householdPayer ?? ""}
    />
  );
}

function PreviousHomes({ form }: { readonly form: HousingForm }) {
  const t = useText();
  const today = useToday();
  const { previousHomes = [], start } = form.fields;
  const isAsked =
    previousHomes.length > 0 || "previousHomes" in form.problems || isShortHistory(start, today);
  if (!isAsked) return null;
  return (
    <HistoryList
      addLabel={t("Add a previous address")}
      entries={previousHomes}
      error={form.errorOf("previousHomes")}
      help={t("Lenders ask where you lived in the last two years.")}
      name="previousHomes"
      onChange={(homes) => form.change({ previousHomes: homes })}
      title={t("Your last two years of addresses")}
    >
      {(home, change, prefix) => (
        <>
          <DraftAddress form={form} idPrefix={prefix} names={HOME} onChange={change} values={home} />
          <DraftMonth
            form={form}
            id={`${prefix}start`}
            onValue={(from) => change({ start: from })}
            value={home.start}
          />
        </>
      )}
    </HistoryList>
  );
}
