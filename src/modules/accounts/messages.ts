import { english } from "#platform/shared/texts/text.ts";
import { PASSCODE_REQUIRED } from "./domain/passcode-required.ts";
import { poolMessages } from "./pool-messages.ts";
import { profileMessages } from "./profile-messages.ts";
import { socialMessages } from "./social-messages.ts";

/** Shopper texts of identity by key; wordings in quotes in docs/requirements are exact (MSG-11 to MSG-20). */
export const identityMessages = {
  "identity.signInFailed": "Your email and/or password are incorrect. Please try again.",
  "identity.accountLocked":
    "Your account is locked after too many attempts. Reset your password to continue.",
  "identity.codeExpired": "Your code has expired",
  "identity.codeWrong": "Oops, wrong code",
  "identity.codeWrongOneLeft": "Oops, wrong code. You have one attempt remaining.",
  "identity.accountExists": "This account already exists.",
  "identity.alreadyHaveAccount": "You already have an account",
  "identity.attemptsExceeded": "Too many attempts. Please try again in 30 minutes.",
  "identity.requestsExceeded": "Too many passcode requests. Please try again in 30 minutes.",
  "identity.signUpCodesExceeded": "Too many code requests. Please try again in {wait}.",
  "identity.attemptsExceededLong": "Too many attempts. Please try again in {wait}.",
  "identity.requestsExceededLong": "Too many passcode requests. Please try again in {wait}.",
  "identity.resetLimitLong": "Too many reset requests. Please wait {wait} before trying again.",
  "identity.passcodeWrong": "You've entered an incorrect passcode — please try again",
  "identity.passcodeWrongOneLeft":
    "You've entered an incorrect passcode — please try again. You have one attempt remaining.",
  "identity.passcodeExpired": "Your passcode has expired. Request a new one.",
  "identity.passcodeRequired": PASSCODE_REQUIRED,
  "identity.resetLimit": "Too many reset requests. Please wait an hour before trying again.",
  "identity.oneRequestLeft": "You have one passcode request remaining.",
  "identity.resendTooSoon": "Please wait a moment before requesting another code.",
  "identity.confirmationRequired": "Confirm your email address to sign in.",
  "identity.passwordRequired": "Enter the password you signed up with.",
  "identity.sessionExpired": "Your session has expired. Please sign in again.",
  "identity.tooManyRequests": "Something went wrong. Please wait {wait} before trying again.",
  "identity.crossSite": "Only the site itself can make this request.",
  "identity.checkFields": "Please check the highlighted fields.",
  ...poolMessages,
  ...profileMessages,
  ...socialMessages,
} as const;

export type IdentityMessageKey = keyof typeof identityMessages;

/** What people agree to. Change a text and its version together: consents are stored with the version (OP-46). */
export const consentTexts = {
  version: "2026-11-23",
  /** VAL-09, beside every phone number that an account takes. */
  phoneContact: english(
    "By adding a number you agree that we may call or text it about your account and orders. Message and data rates may apply.",
  ),
  terms: english("By signing up you agree to our terms of use and privacy policy."),
  marketingEmail: english("Email me offers and news. I can unsubscribe at any time."),
  marketingSms: english(
    "Text me offers and news, up to 4 messages a month. Message and data rates may apply. Reply STOP to end, HELP for help.",
  ),
} as const;

/** AUTH-10. */
export const signUpReasons: readonly string[] = [
  english("Buy your car online, from the price to the keys"),
  english("Follow your order step by step until delivery"),
  english("Pick up where you left off on any device"),
];
