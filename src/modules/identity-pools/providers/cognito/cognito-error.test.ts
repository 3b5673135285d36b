import { expect, test } from "vitest";
import { CircuitOpen, cognitoError, type CognitoOperation } from "./cognito-error.ts";
import { secretHash } from "./secret-hash.ts";

const thrown = (name: string, message = "", httpStatusCode = 400) =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });

test.each<[CognitoOperation, string, string, string]>([
  ["signIn", "NotAuthorizedException", "Incorrect username or password.", "INVALID_CREDENTIALS"],
  ["signIn", "UserNotFoundException", "User does not exist.", "INVALID_CREDENTIALS"],
  ["signIn", "NotAuthorizedException", "Password attempts exceeded", "ACCOUNT_LOCKED"],
  ["signIn", "UserNotConfirmedException", "", "NEEDS_CONFIRMATION"],
  ["signIn", "PasswordResetRequiredException", "", "RESET_REQUIRED"],
  ["signIn", "TooManyRequestsException", "", "BUSY"],
  ["signUp", "UsernameExistsException", "", "EMAIL_IN_USE"],
  ["signUp", "AliasExistsException", "", "EMAIL_IN_USE"],
  ["signUp", "InvalidPasswordException", "", "PASSWORD_POLICY"],
  ["signUp", "CodeDeliveryFailureException", "", "UNAVAILABLE"],
  ["signUp", "UserLambdaValidationException", "", "UNAVAILABLE"],
  ["confirmSignUp", "CodeMismatchException", "", "WRONG_CODE"],
  ["confirmSignUp", "ExpiredCodeException", "", "CODE_EXPIRED"],
  ["confirmSignUp", "UserNotFoundException", "", "WRONG_CODE"],
  ["confirmSignUp", "TooManyFailedAttemptsException", "", "ATTEMPTS_EXCEEDED"],
  ["resend", "LimitExceededException", "", "REQUESTS_EXCEEDED"],
  ["startReset", "LimitExceededException", "", "RESET_LIMIT"],
  ["confirmReset", "LimitExceededException", "", "RESET_LIMIT"],
  ["confirmReset", "TooManyFailedAttemptsException", "", "RESET_LIMIT"],
  ["confirmReset", "ExpiredCodeException", "", "WRONG_CODE"],
  ["confirmReset", "UserNotConfirmedException", "", "WRONG_CODE"],
  ["confirmReset", "InvalidParameterException", "", "WRONG_CODE"],
  ["signUp", "NotAuthorizedException", "SignUp is not permitted for this user pool", "UNAVAILABLE"],
  ["refresh", "NotAuthorizedException", "Refresh Token has been revoked", "SESSION_REVOKED"],
  ["refresh", "RefreshTokenReuseException", "", "SESSION_REVOKED"],
  ["signIn", "ResourceNotFoundException", "User pool client x does not exist.", "UNAVAILABLE"],
  ["signIn", "SomethingNew", "", "UNAVAILABLE"],
])("%s: %s %s means %s", (operation, name, message, code) => {
  const error = cognitoError(operation, thrown(name, message));
  expect(error).toMatchObject({ code, vendorCode: name });
  expect(error.outcomeUnknown).toBeUndefined();
});

test("silence leaves the outcome of a change open, and only of a change", () => {
  expect(cognitoError("signUp", thrown("InternalErrorException", "", 500)).outcomeUnknown).toBe(true);
  expect(cognitoError("signUp", new DOMException("late", "TimeoutError")).outcomeUnknown).toBe(true);
  expect(cognitoError("signIn", new DOMException("late", "TimeoutError")).outcomeUnknown).toBeUndefined();
  const refused = Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  expect(cognitoError("signUp", refused).outcomeUnknown).toBeUndefined();
  expect(cognitoError("signUp", new CircuitOpen("x")).outcomeUnknown).toBeUndefined();
});

test("nothing the vendor wrote comes through but a plain password rule", () => {
  const rule = "Password did not conform with policy: Password must have uppercase characters";
  expect(cognitoError("signUp", thrown("InvalidPasswordException", rule)).rules).toEqual([
    "Password must have uppercase characters",
  ]);
  const markup = "policy: <script>alert(1)</script>";
  expect(cognitoError("signUp", thrown("InvalidPasswordException", markup)).rules).toEqual([]);
  const personal = cognitoError("signIn", thrown("robin@example.com", "hunter2"));
  expect(JSON.stringify(personal)).not.toMatch(/robin|hunter2/u);
  expect(cognitoError("signIn", "a string").code).toBe("UNAVAILABLE");
});

test("the secret hash is HMAC-SHA256 over user name and client, in base64", () => {
  // Computed with: printf 'robin@example.comclient' | openssl dgst -sha256 -hmac secret -binary | base64
  expect(secretHash({ username: "robin@example.com", clientId: "client", clientSecret: "secret" })).toBe(
    "CSWxH2JrOpnBtPoRjetJl9Fc6ZrYKjd8xEB+MTE94JE=",
  );
});
