import {
  type AuthenticationResultType,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { IdentityPool } from "../../ports/identity-pool.ts";
import type { CognitoRegion } from "./cognito-region.ts";

/** A command of the pool's port. */
type Command<Name extends keyof IdentityPool> = IdentityPool[Name] extends (
  ctx: never,
  command: infer C,
) => unknown
  ? C
  : never;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/*
 * The service's calls, one function each: our words in, its parameters out. What changes something is asked once,
 * because its answer may get lost after it happened; errors are the service's own.
 */

export function requestSignUp(region: CognitoRegion, command: Command<"signUp">) {
  const { email, password, firstName, lastName, phone } = command;
  const attributes = { email, given_name: firstName, family_name: lastName, phone_number: `+1${phone}` };
  const input = {
    ...region.named(email),
    Username: email,
    Password: password.normalize("NFC"),
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  };
  return region.calls.once((client, abortSignal) => client.send(new SignUpCommand(input), { abortSignal }));
}

export function requestConfirmation(region: CognitoRegion, { email, code }: Command<"confirmSignUp">) {
  const input = { ...region.named(email), Username: email, ConfirmationCode: code };
  return region.calls.once((client, abortSignal) =>
    client.send(new ConfirmSignUpCommand(input), { abortSignal }),
  );
}

export function requestCodeAgain(region: CognitoRegion, email: string) {
  const input = { ...region.named(email), Username: email };
  return region.calls.once((client, abortSignal) =>
    client.send(new ResendConfirmationCodeCommand(input), { abortSignal }),
  );
}

export function requestPasswordCheck(region: CognitoRegion, { email, password }: Credentials) {
  const input = {
    ClientId: region.clientId,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: password.normalize("NFC"), ...region.proof(email) },
  } as const;
  return region.calls.repeatable((client, abortSignal) =>
    client.send(new InitiateAuthCommand(input), { abortSignal }),
  );
}

/** Begins the sign-in without a password, which the pool's triggers answer with a challenge. */
export function requestChallenge(region: CognitoRegion, email: string) {
  const input = {
    ClientId: region.clientId,
    AuthFlow: "CUSTOM_AUTH",
    AuthParameters: { USERNAME: email, ...region.proof(email) },
  } as const;
  return region.calls.repeatable((client, abortSignal) =>
    client.send(new InitiateAuthCommand(input), { abortSignal }),
  );
}

interface ChallengeAnswer {
  readonly session: string | undefined;
  readonly username: string;
  readonly proof: string;
}

export function answerChallenge(region: CognitoRegion, { session, username, proof }: ChallengeAnswer) {
  const input = {
    ClientId: region.clientId,
    ChallengeName: "CUSTOM_CHALLENGE",
    Session: session,
    ChallengeResponses: { USERNAME: username, ANSWER: proof, ...region.proof(username) },
  } as const;
  return region.calls.once((client, abortSignal) =>
    client.send(new RespondToAuthChallengeCommand(input), { abortSignal }),
  );
}

export function requestReset(region: CognitoRegion, email: string) {
  const input = { ...region.named(email), Username: email };
  return region.calls.once((client, abortSignal) =>
    client.send(new ForgotPasswordCommand(input), { abortSignal }),
  );
}

export function requestNewPassword(region: CognitoRegion, command: Command<"confirmPasswordReset">) {
  const { email, code, newPassword } = command;
  const input = {
    ...region.named(email),
    Username: email,
    ConfirmationCode: code,
    Password: newPassword.normalize("NFC"),
  };
  return region.calls.once((client, abortSignal) =>
    client.send(new ConfirmForgotPasswordCommand(input), { abortSignal }),
  );
}

/** @param change.accessToken of somebody whose old password was just checked */
export function requestPasswordChange(
  region: CognitoRegion,
  change: { readonly accessToken: string; readonly password: string; readonly newPassword: string },
) {
  const input = {
    AccessToken: change.accessToken,
    PreviousPassword: change.password.normalize("NFC"),
    ProposedPassword: change.newPassword.normalize("NFC"),
  };
  return region.calls.once((client, abortSignal) =>
    client.send(new ChangePasswordCommand(input), { abortSignal }),
  );
}

/** New tokens for a refresh token; with rotation it is the last time that it counts. */
export async function exchangeRefreshToken(
  region: CognitoRegion,
  handle: string,
): Promise<AuthenticationResultType | undefined> {
  const input = { RefreshToken: handle, ClientId: region.clientId, ClientSecret: region.clientSecret };
  const answer = await region.calls.once((client, abortSignal) =>
    client.send(new GetTokensFromRefreshTokenCommand(input), { abortSignal }),
  );
  return answer.AuthenticationResult;
}

export async function endSession(region: CognitoRegion, handle: string): Promise<void> {
  const input = { Token: handle, ClientId: region.clientId, ClientSecret: region.clientSecret };
  await region.calls.repeatable((client, abortSignal) =>
    client.send(new RevokeTokenCommand(input), { abortSignal }),
  );
}

export async function endAllSessions(region: CognitoRegion, handle: string): Promise<void> {
  const tokens = await exchangeRefreshToken(region, handle);
  await region.calls.repeatable((client, abortSignal) =>
    client.send(new GlobalSignOutCommand({ AccessToken: tokens?.AccessToken }), { abortSignal }),
  );
}
