import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";

/** The order is paid in full, is over, or lenders decide already. */
export const notOpen = (): AppError =>
  new AppError("conflict", {
    code: "credit.notOpen",
    message: english("This application can't be changed right now."),
  });

/** An unknown, used up, replaced or expired link, or another device: one answer for all. */
export const invitationInvalid = (): AppError =>
  new AppError("not-found", {
    code: "credit.invitationInvalid",
    message: english("This link no longer works. Ask the person who sent it for a new one."),
  });

/** Nobody applies in this role. */
export const noSuchApplicant = (): AppError =>
  new AppError("conflict", {
    code: "credit.noSuchApplicant",
    message: english("There is no second person on this application."),
  });

/** The other person fills in their own pages, on their own phone. */
export const filledInElsewhere = (): AppError =>
  new AppError("conflict", {
    code: "credit.filledInElsewhere",
    message: english("The other person fills out these pages on their own phone."),
  });

/** One field that can be corrected. */
export function creditFieldError(code: string, field: string, message: string): AppError {
  return new AppError("invalid", { code, message, fields: { [field]: message } });
}

/** Something is missing; `fields` names each page as `PRIMARY.employment`. */
export function applicationIncomplete(fields: Readonly<Record<string, string>>): AppError {
  return new AppError("invalid", {
    code: "credit.applicationIncomplete",
    message: english("The credit application isn't complete yet."),
    fields,
  });
}

/**
 * An application for this order was sent before. `fields.sentAt` is when, as an ISO instant; `fields.deal` says whether
 * the deal is the `same` as then or `other`.
 */
export function appliesAgain(before: {
  readonly sentAt: Date | null;
  readonly isSameDeal: boolean;
}): AppError {
  return new AppError("conflict", {
    code: "credit.appliesAgain",
    message: english(
      "You applied for credit with this order before. Applying again sends a new application to every lender, and lenders may check your credit again. Nothing has been sent.",
    ),
    fields: {
      ...(before.sentAt && { sentAt: before.sentAt.toISOString() }),
      deal: before.isSameDeal ? "same" : "other",
    },
  });
}
