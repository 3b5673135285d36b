import { AlertBar } from "#design-system/alert-bar.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { DocumentKind, PackageDocument } from "../domain/package-document.ts";

const INSTALLMENTS = english(
  "The installment contract: the annual rate (APR), what the credit costs, and every payment you promise to make.",
);

/** What each paper is, for those who read it in English but not only English. */
const PLAN_FORM = english(
  "The protection plan's form: what it covers, its price, how long it lasts, that it is optional, and how to cancel it.",
);
const PLAN_FORMS = {
  "protection-plan-1": PLAN_FORM,
  "protection-plan-2": PLAN_FORM,
  "protection-plan-3": PLAN_FORM,
  "protection-plan-4": PLAN_FORM,
  "protection-plan-5": PLAN_FORM,
  "protection-plan-6": PLAN_FORM,
};

const MEANINGS: Readonly<Record<DocumentKind, string>> = {
  "purchase-agreement": english(
    "The purchase agreement: the vehicle, every amount you pay, and when the vehicle becomes yours.",
  ),
  "retail-installment-contract": INSTALLMENTS,
  "retail-instalment-contract": INSTALLMENTS,
  "lease-agreement": english(
    "The lease agreement: what is due when you sign, the monthly payment, the miles included, and what the end of the lease may cost.",
  ),
  "trade-in-agreement": english(
    "The trade-in agreement: what we pay for your current vehicle, what is still owed on it, and what may change the amount.",
  ),
  "trade-in-odometer-statement": english(
    "The odometer statement of your trade-in: the miles it shows when you hand it over.",
  ),
  "payoff-authorization": english(
    "The payoff authorization: your lender may tell us what you owe, and we pay it.",
  ),
  "lease-buyout-statement": english(
    "The lease statement: your leasing company decides whether it sells us the vehicle, and for how much.",
  ),
  "title-power-of-attorney": english(
    "The power of attorney: we may sign the title of your trade-in for you, and nothing else.",
  ),
  "bill-of-sale": english("The bill of sale: you sell us your vehicle, for how much, and who is paid."),
  "odometer-statement": english(
    "The odometer statement: the miles the vehicle shows when you buy it, as federal law requires.",
  ),
  ...PLAN_FORMS,
  "buyers-guide": english(
    "The Buyers Guide of a used vehicle: whether it comes with a warranty, and what that covers.",
  ),
};

/** Contracts are made in English (decision 0175): says so in the reader's language, and what each paper is. */
export function PaperLanguage({ documents }: { readonly documents: readonly PackageDocument[] }) {
  const t = useText();
  if (t.language === "en") return null;
  return (
    <AlertBar title={t("Your contract is in English")} type="warning">
      <div className="grid gap-2">
        <p>
          {t(
            "The English text is the binding one. These lines explain it and aren't part of it. Ask us anything before you sign. You may also have someone you trust read it with you.",
          )}
        </p>
        <ul className="grid list-disc gap-1 pl-5">
          {documents.map(({ kind }) => (
            <li key={kind}>{t(MEANINGS[kind])}</li>
          ))}
        </ul>
      </div>
    </AlertBar>
  );
}
