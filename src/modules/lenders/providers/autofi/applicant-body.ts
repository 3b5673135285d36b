import type { ApplicantAddress, CreditApplicant } from "#modules/credit-bureaus/domain/credit-applicant.ts";

type Employment = CreditApplicant["employments"][number];

/** Shorter than this, the vendor wants the one before as well. */
const SETTLED_MONTHS = 24;
const PAYING = new Set<ApplicantAddress["housing"]>(["BUYING", "RENT"]);
const PHONE = /^[2-9]\d{9}$/u;
/** The vendor's own word for "there is none". */
const NONE = "NA";

/** Our words for other income in the vendor's. */
const INCOME: Readonly<Record<string, string>> = {
  SALARY: "Second Employer",
  SOCIAL_SECURITY: "Social Security Benefits",
  DISABILITY: "Disability",
  ALIMONY_OR_CHILD_SUPPORT: "Child Support",
};

/** One person as the vendor takes one; its schema has no county. Amounts are dollars. */
export function applicantBody(person: CreditApplicant): object {
  const { middleName, addresses, employments } = person;
  const [home, homeBefore] = addresses;
  const [job, jobBefore] = employments;
  return {
    name: {
      first: plainName(person.firstName),
      ...(middleName !== null && { middle: plainName(middleName) }),
      last: plainName(person.lastName),
    },
    phone: person.phone,
    email: person.email,
    ssn: person.ssn,
    dob: person.birthDate,
    ...(home && { address: addressBody(home) }),
    ...(home && home.months < SETTLED_MONTHS && homeBefore && { previousAddress: addressBody(homeBefore) }),
    employment: employmentBody(job),
    ...(job && job.months < SETTLED_MONTHS && jobBefore && { previousEmployment: employmentBody(jobBefore) }),
    employmentIncome: Math.round(person.grossAnnualIncomeCents / 12) / 100,
    otherIncome: person.otherIncome.map(({ source, monthlyCents }) => ({
      amount: monthlyCents / 100,
      source: INCOME[source] ?? "Other",
    })),
  };
}

/** The vendor's pattern knows no letters beyond Western European ones, and no other punctuation. */
function plainName(name: string): string {
  const known = name.normalize("NFC").replaceAll("’", "'");
  if (/^[A-Za-zÀ-ÿ0-9' .-]+$/u.test(known)) return known;
  const bare = known.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
  return bare
    .replaceAll(/[^A-Za-zÀ-ÿ0-9' .-]/gu, " ")
    .replaceAll(/ +/gu, " ")
    .trim();
}

function addressBody(address: ApplicantAddress): object {
  const { line2, housing } = address;
  return {
    street: address.line1,
    ...(line2 !== null && { street2: line2 }),
    city: address.city,
    state: address.state,
    zip: address.zipCode,
    residenceType: housing,
    residenceTimeInMonths: Math.max(1, address.months),
    // Whole dollars, and a positive number where somebody pays at all.
    ...(PAYING.has(housing) && {
      residenceMonthlyPayment: Math.max(1, Math.ceil(address.monthlyPaymentCents / 100)),
    }),
  };
}

function employmentBody(job: Employment | undefined): object {
  if (job === undefined) return { employmentStatus: NONE, timeInMonths: 0 };
  return {
    employmentStatus: job.status,
    timeInMonths: job.months,
    employerName: job.employer ?? NONE,
    jobTitle: job.occupation ?? NONE,
    ...(job.phone !== null && PHONE.test(job.phone) && { employerPhone: job.phone }),
  };
}
