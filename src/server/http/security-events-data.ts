/**
 * What a success of these calls means to whoever watches for attacks; their refusals are logged with the code that the
 * caller got. Calls of an account or a signer that are not here change goods, not access.
 */
export const SECURITY_EVENTS: Readonly<Record<string, string>> = {
  "POST /public/identity/sign-up": "signUp.started",
  "POST /public/identity/confirm": "signUp.confirmed",
  "POST /public/identity/resend": "signUp.codeResent",
  "POST /public/identity/sign-in": "signIn.password",
  "POST /public/identity/passcode/start": "passcode.started",
  "POST /public/identity/passcode/verify": "signIn.passcode",
  "GET /public/identity/social/callback": "signIn.provider",
  "POST /public/identity/social/callback": "signIn.provider",
  "GET /public/identity/hosted/callback": "signIn.hosted",
  "POST /public/identity/forgot": "reset.started",
  "POST /public/identity/forgot/confirm": "reset.finished",
  "POST /public/identity/sign-out": "session.signedOut",
  "POST /api/profile/password": "password.changed",
  "POST /api/profile/email": "email.changeStarted",
  "POST /api/profile/email/confirm": "email.changed",
  "DELETE /api/profile/sessions/:sessionId": "session.ended",
  "POST /api/profile/sign-out-everywhere": "session.allEnded",
  "POST /api/profile/delete": "account.deleted",
  "POST /api/profile/identities/:provider/start": "provider.connecting",
  "POST /api/profile/identities/:provider/disconnect": "provider.disconnected",
  "POST /api/identity/authorizations": "openid.authorized",
  "POST /oauth2/token": "openid.tokenIssued",
  "POST /oauth2/revoke": "openid.tokenRevoked",
  "POST /public/prequalification/sessions": "prequalification.started",
  "POST /public/prequalification/session/passcode": "prequalification.codeResent",
  "POST /public/prequalification/session/passcode/verify": "prequalification.phoneProven",
  "POST /api/prequalification/claim": "prequalification.claimed",
  "POST /public/contracting/verify-signer/code": "signer.codeSent",
  "POST /public/contracting/verify-signer": "signer.recognized",
};

/** Public calls that a secret opens: in the address, or in a header. One that opens nothing may be a guess. */
export const OPENED_BY_SECRET =
  /:token|^\/public\/(?:prequalification\/(?:session|result)\b|credit-applications\/joint)/u;
