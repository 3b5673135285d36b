import { PHONE_AGREEMENT } from "#modules/credit/domain/consents.ts";
import type { ApplicantDraft } from "#modules/credit/domain/applicants/applicant-draft.ts";

/** Pages of somebody whom the sample lenders know what to say to; the SSN decides. */
export const TEST_PAGES: Required<Omit<ApplicantDraft, "spouse">> = {
  personal: {
    firstName: "Robin",
    lastName: "Buyer",
    maritalStatus: "UNMARRIED",
    addressLine1: "12 Main Street",
    city: "Austin",
    state: "TX",
    zipCode: "78701",
    county: "Travis",
    phone: "5122345678",
    phoneConsent: true,
    phoneConsentVersion: PHONE_AGREEMENT.version,
    email: "robin@example.com",
    birthDate: "07/04/1985",
  },
  employment: {
    status: "FULL_TIME",
    employer: "Harbor Mills",
    occupation: "Welder",
    start: "03/2019",
    annualIncome: "90,000",
    incomeSource: "SALARY",
  },
  housing: { housing: "RENT", monthlyPayment: "1,200", start: "05/2020" },
};

/** The second person, who lives with the first. */
export const JOINT_PAGES: Required<Omit<ApplicantDraft, "spouse">> = {
  personal: {
    firstName: "Rosa",
    lastName: "Ortiz",
    maritalStatus: "UNMARRIED",
    sameAddress: true,
    phone: "5122345679",
    phoneConsent: true,
    phoneConsentVersion: PHONE_AGREEMENT.version,
    email: "rosa@example.com",
    birthDate: "02/03/1987",
  },
  employment: {
    status: "FULL_TIME",
    employer: "City Library",
    occupation: "Librarian",
    start: "01/2018",
    annualIncome: "52000",
    incomeSource: "SALARY",
  },
  housing: { start: "05/2020" },
};

/** `approve` and the others by the table in the README of lenders. */
export const SSN = {
  approve: "123-45-6780",
  conditional: "123-45-6690",
  decline: "123-45-6510",
  frozen: "123-45-0003",
  silent: "123-45-0011",
  /** Approves as well; two people have two numbers. */
  jointApprove: "123-45-6790",
} as const;
