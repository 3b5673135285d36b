/** What a six-digit code is for. Those of a pre-qualification go to a phone, and to an address while texts are down. */
export type CodePurpose = "sign-up" | "passcode" | "reset" | "prequalification";

/** Limits of one purpose, counted per e-mail address or phone whether or not it has an account. */
export interface CodeLimits {
  readonly codeSeconds: number;
  /** Wrong tries that burn a code. */
  readonly attempts: number;
  /** How long everything stays shut after a burned code. */
  readonly burnedSeconds: number;
  /** Codes sent within the window. */
  readonly requests: number;
  readonly windowSeconds: number;
  readonly requestsPerDay: number;
  /** Pause after the first, second, third … code of a window; the last one repeats. */
  readonly resendSeconds: readonly number[];
}

/** OP-22 and its settled table: every limit of codes in one place (decision 0036). */
export const CODE_LIMITS: Readonly<Record<CodePurpose, CodeLimits>> = {
  "sign-up": {
    codeSeconds: 600,
    attempts: 5,
    burnedSeconds: 1800,
    requests: 5,
    windowSeconds: 1800,
    requestsPerDay: 15,
    resendSeconds: [30],
  },
  passcode: {
    codeSeconds: 600,
    attempts: 5,
    burnedSeconds: 1800,
    requests: 5,
    windowSeconds: 1800,
    requestsPerDay: 15,
    resendSeconds: [30, 60, 120],
  },
  reset: {
    codeSeconds: 600,
    attempts: 5,
    burnedSeconds: 3600,
    requests: 5,
    windowSeconds: 3600,
    requestsPerDay: 15,
    resendSeconds: [30, 60, 120],
  },
  prequalification: {
    codeSeconds: 600,
    attempts: 5,
    burnedSeconds: 1800,
    requests: 5,
    windowSeconds: 1800,
    requestsPerDay: 15,
    resendSeconds: [30, 60, 120],
  },
};

/** Wrong passwords of one e-mail address, whether or not it has an account (decisions 0035 and 0198). */
export const PASSWORD_LIMITS = {
  /** In a row: the lock. */
  failures: 5,
  /** The lock ends by itself after this long; a reset ends it at once. */
  lockSeconds: 900,
  /** Failures this far apart are not one series. */
  forgetAfterSeconds: 900,
  /** From everywhere but the owner's own devices, however spread: then the rest of the day is shut. */
  failuresPerDay: 80,
  /** In a row, however slow: only a reset helps (NIST SP 800-63B-4). */
  resetRequiredAfter: 100,
} as const;

/** Calls per network address, or per network around it (a /24, or a /48 of IPv6). */
export interface AddressLimit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly per?: "address" | "network";
}

export const ADDRESS_LIMITS = {
  /** Forms sent, with their mistakes. */
  signUpTry: [{ bucket: "identity.signUpTry", limit: 60, windowSeconds: 600 }],
  /** Valid forms; a showroom or a carrier is one address for many people. */
  signUp: [
    { bucket: "identity.signUp.hour", limit: 30, windowSeconds: 3600 },
    { bucket: "identity.signUp.day", limit: 150, windowSeconds: 86_400 },
  ],
  /** New passwords, held against the list of common ones while somebody types. */
  passwordCheck: [{ bucket: "identity.passwordCheck", limit: 120, windowSeconds: 600 }],
  confirm: [{ bucket: "identity.confirm", limit: 30, windowSeconds: 60 }],
  resend: [{ bucket: "identity.resend", limit: 30, windowSeconds: 60 }],
  signIn: [{ bucket: "identity.signIn", limit: 60, windowSeconds: 60 }],
  /** Wrong passwords and wrong codes of any account. */
  signInFailure: [
    { bucket: "identity.signInFailure", limit: 20, windowSeconds: 300 },
    { bucket: "identity.signInFailure.network", limit: 200, windowSeconds: 900, per: "network" },
  ],
  region: [{ bucket: "identity.region", limit: 30, windowSeconds: 60 }],
  emailAvailability: [{ bucket: "identity.emailAvailability", limit: 30, windowSeconds: 60 }],
  openIdToken: [{ bucket: "identity.openIdToken", limit: 300, windowSeconds: 60 }],
  passcodeStart: [{ bucket: "identity.passcodeStart", limit: 20, windowSeconds: 3600 }],
  passcodeVerify: [{ bucket: "identity.passcodeVerify", limit: 30, windowSeconds: 60 }],
  forgot: [{ bucket: "identity.forgot", limit: 20, windowSeconds: 3600 }],
  forgotConfirm: [{ bucket: "identity.forgotConfirm", limit: 30, windowSeconds: 60 }],
  providerStart: [{ bucket: "identity.providerStart", limit: 30, windowSeconds: 60 }],
  providerCallback: [{ bucket: "identity.providerCallback", limit: 30, windowSeconds: 60 }],
} as const satisfies Record<string, readonly AddressLimit[]>;
