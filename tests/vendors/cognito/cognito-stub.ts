import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import {
  createChallenge,
  defineChallenge,
  verifyPasscodeProof,
} from "#modules/identity-pools/providers/cognito/passcode-triggers.ts";

interface StubUser {
  readonly sub: string;
  readonly email: string;
  password: string;
  readonly attributes: Readonly<Record<string, string>>;
  confirmed: boolean;
  disabled: boolean;
  resetRequired: boolean;
  failures: number;
  code: string | undefined;
  codeExpired: boolean;
  resets: number;
}

interface StubToken {
  readonly sub: string;
  state: "live" | "rotated" | "revoked";
}

export interface CognitoStubOptions {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** Issuer and keys of the passcode proofs, as installed with the verify trigger. */
  readonly proofs?: { readonly issuer: string; keys(): Promise<readonly JWK[]> };
  /** Epoch milliseconds of the world under test. */
  readonly now: () => number;
}

/** How the next call goes wrong. */
export type Fault = "hang" | "reset" | "internal" | "throttle" | "applied-then-hang";

type Input = Readonly<Record<string, unknown>>;

class Refused extends Error {
  readonly type: string;
  readonly status: number;
  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

const refuse = (type: string, message: string, status?: number): never => {
  throw new Refused(type, message, status);
};
const wrongCredentials = () => refuse("NotAuthorizedException", "Incorrect username or password.");

/**
 * A user pool as its public documentation describes it: the JSON protocol with its errors, users, codes,
 * refresh rotation, RS256 tokens with JWKS. For tests; it knows what a test has to know of the mailbox.
 */
export class CognitoStub {
  readonly #options: CognitoStubOptions;
  readonly #users = new Map<string, StubUser>();
  readonly #refresh = new Map<string, StubToken>();
  readonly #access = new Map<string, string>();
  readonly #challenges = new Map<string, { username: string; nonce: string }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #faults: Fault[] = [];
  readonly #pair = generateKeyPair("RS256", { extractable: true });
  /** Operations in the order they came. */
  readonly calls: string[] = [];
  down = false;
  endpoint = "";

  constructor(options: CognitoStubOptions) {
    this.#options = options;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.endpoint = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  get issuer(): string {
    return `${this.endpoint}/${this.#options.userPoolId}`;
  }

  /** The next calls go wrong in this way, one after the other. */
  fail(...faults: Fault[]): void {
    this.#faults.push(...faults);
  }

  /** What the mailbox of this address holds. */
  codeOf(email: string): string {
    const { code } = this.#user(email) ?? {};
    if (code === undefined) throw new Error("the stub sent no code to this address");
    return code;
  }

  change(email: string, changes: Partial<Omit<StubUser, "sub" | "email">>): void {
    const user = this.#user(email);
    if (user === undefined) throw new Error("the stub knows nobody of this address");
    Object.assign(user, changes);
  }

  /** A token that the pool's own key signs, with whatever claims. */
  async sign(claims: Input, issuer = this.issuer): Promise<string> {
    const { privateKey } = await this.#pair;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "stub" })
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.down) return void request.socket.destroy();
    if (request.method === "GET") return this.#serveKeys(response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const operation = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
    this.calls.push(operation);
    const fault = this.#faults.shift();
    if (fault === "hang") return;
    if (fault === "reset") return void request.socket.destroy();
    try {
      if (fault === "internal") refuse("InternalErrorException", "Something went wrong", 500);
      if (fault === "throttle") refuse("TooManyRequestsException", "Rate exceeded");
      const input = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Input;
      const answer = await this.#run(operation, input);
      if (fault === "applied-then-hang") return;
      send(response, 200, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      response.setHeader("x-amzn-errortype", `${error.type}:`);
      response.setHeader("x-amzn-errormessage", error.message);
      send(response, error.status, { __type: error.type, message: error.message });
    }
  }

  async #serveKeys(response: ServerResponse): Promise<void> {
    const { publicKey } = await this.#pair;
    send(response, 200, {
      keys: [{ ...(await exportJWK(publicKey)), kid: "stub", alg: "RS256", use: "sig" }],
    });
  }

  async #run(operation: string, input: Input): Promise<object> {
    const handlers: Record<string, (input: Input) => object | Promise<object>> = {
      SignUp: (given) => this.#signUp(given),
      ConfirmSignUp: (given) => this.#confirmSignUp(given),
      ResendConfirmationCode: (given) => this.#resend(given),
      InitiateAuth: (given) => this.#initiate(given),
      RespondToAuthChallenge: (given) => this.#respond(given),
      ForgotPassword: (given) => this.#forgot(given),
      ConfirmForgotPassword: (given) => this.#confirmForgot(given),
      ChangePassword: (given) => this.#changePassword(given),
      GetTokensFromRefreshToken: (given) => this.#fromRefresh(given),
      RevokeToken: (given) => this.#revoke(given),
      GlobalSignOut: (given) => this.#signOutEverywhere(given),
    };
    return (handlers[operation] ?? refuse("UnknownOperationException", operation))(input);
  }

  #signUp(input: Input): object {
    this.#checkClient(input, String(input["Username"]), input["SecretHash"]);
    const email = String(input["Username"]);
    if (this.#user(email)) refuse("UsernameExistsException", "User already exists");
    const password = String(input["Password"]);
    checkPolicy(password);
    const listed = input["UserAttributes"] as { Name: string; Value: string }[];
    const user: StubUser = {
      sub: randomUUID(),
      email,
      password,
      attributes: Object.fromEntries(listed.map(({ Name, Value }) => [Name, Value])),
      confirmed: false,
      disabled: false,
      resetRequired: false,
      failures: 0,
      code: digits(),
      codeExpired: false,
      resets: 0,
    };
    this.#users.set(email, user);
    return { CodeDeliveryDetails: delivery, UserConfirmed: false, UserSub: user.sub };
  }

  #confirmSignUp(input: Input): object {
    const email = String(input["Username"]);
    this.#checkClient(input, email, input["SecretHash"]);
    const user =
      this.#user(email) ??
      refuse("ExpiredCodeException", "Invalid code provided, please request a code again.");
    if (user.confirmed)
      refuse("NotAuthorizedException", "User cannot be confirmed. Current status is CONFIRMED");
    takeCode(user, input["ConfirmationCode"]);
    user.confirmed = true;
    return {};
  }

  #resend(input: Input): object {
    const email = String(input["Username"]);
    this.#checkClient(input, email, input["SecretHash"]);
    const user = this.#user(email);
    if (user?.confirmed === true) refuse("InvalidParameterException", "User is already confirmed.");
    if (user !== undefined) {
      user.code = digits();
      user.codeExpired = false;
    }
    return { CodeDeliveryDetails: delivery };
  }

  async #initiate(input: Input): Promise<object> {
    const parameters = input["AuthParameters"] as Record<string, string>;
    const username = String(parameters["USERNAME"]);
    this.#checkClient(input, username, parameters["SECRET_HASH"]);
    const user = this.#user(username);
    if (input["AuthFlow"] === "CUSTOM_AUTH") return this.#challenge(user?.sub ?? randomUUID());
    if (input["AuthFlow"] !== "USER_PASSWORD_AUTH")
      refuse("InvalidParameterException", "Auth flow not enabled for this client");
    if (user === undefined) return wrongCredentials();
    if (user.failures >= 5) refuse("NotAuthorizedException", "Password attempts exceeded");
    if (user.password !== parameters["PASSWORD"]) {
      user.failures += 1;
      return wrongCredentials();
    }
    this.#checkState(user);
    user.failures = 0;
    return { AuthenticationResult: await this.#issue(user), ChallengeParameters: {} };
  }

  #challenge(username: string): object {
    const { publicChallengeParameters, privateChallengeParameters } = createChallenge();
    const session = randomUUID();
    this.#challenges.set(session, { username, nonce: privateChallengeParameters.nonce });
    return {
      ChallengeName: defineChallenge([], false).challengeName,
      ChallengeParameters: { USERNAME: username, ...publicChallengeParameters },
      Session: session,
    };
  }

  async #respond(input: Input): Promise<object> {
    const responses = input["ChallengeResponses"] as Record<string, string>;
    this.#checkClient(input, String(responses["USERNAME"]), responses["SECRET_HASH"]);
    const session = String(input["Session"]);
    const challenge =
      this.#challenges.get(session) ?? refuse("NotAuthorizedException", "Invalid session for the user.");
    this.#challenges.delete(session);
    const user = [...this.#users.values()].find(({ sub }) => sub === challenge.username);
    const { proofs, clientId, now } = this.#options;
    const challengeResult =
      proofs !== undefined &&
      verifyPasscodeProof({
        answer: String(responses["ANSWER"]),
        keys: (await proofs.keys()) as never,
        issuer: proofs.issuer,
        clientId,
        email: user?.email ?? "",
        nonce: challenge.nonce,
        now: Math.floor(now() / 1000),
      });
    const round = [{ challengeName: "CUSTOM_CHALLENGE", challengeResult }];
    if (user === undefined || !defineChallenge(round, false).issueTokens) return wrongCredentials();
    this.#checkState(user);
    return { AuthenticationResult: await this.#issue(user), ChallengeParameters: {} };
  }

  #forgot(input: Input): object {
    const email = String(input["Username"]);
    this.#checkClient(input, email, input["SecretHash"]);
    const user = this.#user(email);
    if (user !== undefined) {
      if (!user.confirmed)
        refuse(
          "InvalidParameterException",
          "Cannot reset password for the user as there is no registered/verified email or phone_number",
        );
      user.resets += 1;
      if (user.resets > 5)
        refuse("LimitExceededException", "Attempt limit exceeded, please try after some time.");
      user.code = digits();
      user.codeExpired = false;
    }
    return { CodeDeliveryDetails: delivery };
  }

  #confirmForgot(input: Input): object {
    const email = String(input["Username"]);
    this.#checkClient(input, email, input["SecretHash"]);
    const user =
      this.#user(email) ??
      refuse("ExpiredCodeException", "Invalid code provided, please request a code again.");
    const password = String(input["Password"]);
    checkPolicy(password);
    takeCode(user, input["ConfirmationCode"]);
    Object.assign(user, { password, failures: 0, resetRequired: false });
    return {};
  }

  #changePassword(input: Input): object {
    const user = this.#byAccess(input["AccessToken"]);
    if (user.password !== input["PreviousPassword"]) return wrongCredentials();
    checkPolicy(String(input["ProposedPassword"]));
    user.password = String(input["ProposedPassword"]);
    return {};
  }

  async #fromRefresh(input: Input): Promise<object> {
    this.#checkSecret(input);
    const token = this.#refresh.get(String(input["RefreshToken"]));
    if (token === undefined || token.state === "revoked")
      return refuse("NotAuthorizedException", "Refresh Token has been revoked");
    if (token.state === "rotated") {
      this.#revokeAllOf(token.sub);
      return refuse("RefreshTokenReuseException", "Refresh token has been used already");
    }
    const user = [...this.#users.values()].find(({ sub }) => sub === token.sub);
    if (user === undefined || user.disabled) return refuse("NotAuthorizedException", "User is disabled.");
    token.state = "rotated";
    return { AuthenticationResult: await this.#issue(user) };
  }

  #revoke(input: Input): object {
    this.#checkSecret(input);
    const token = this.#refresh.get(String(input["Token"]));
    if (token !== undefined) token.state = "revoked";
    return {};
  }

  #signOutEverywhere(input: Input): object {
    this.#revokeAllOf(this.#byAccess(input["AccessToken"]).sub);
    return {};
  }

  #revokeAllOf(sub: string): void {
    for (const token of this.#refresh.values()) if (token.sub === sub) token.state = "revoked";
  }

  #user(username: string): StubUser | undefined {
    return this.#users.get(username);
  }

  #byAccess(accessToken: unknown): StubUser {
    const sub = this.#access.get(String(accessToken));
    const user = [...this.#users.values()].find((known) => known.sub === sub);
    return user ?? refuse("NotAuthorizedException", "Invalid Access Token");
  }

  #checkState(user: StubUser): void {
    if (user.disabled) refuse("NotAuthorizedException", "User is disabled.");
    if (!user.confirmed) refuse("UserNotConfirmedException", "User is not confirmed.");
    if (user.resetRequired) refuse("PasswordResetRequiredException", "Password reset required for the user");
  }

  #checkClient(input: Input, username: string, hash: unknown): void {
    const { clientId, clientSecret } = this.#options;
    if (input["ClientId"] !== clientId)
      refuse("ResourceNotFoundException", `User pool client ${String(input["ClientId"])} does not exist.`);
    if (clientSecret === undefined) return;
    const expected = createHmac("sha256", clientSecret).update(`${username}${clientId}`).digest("base64");
    if (hash !== expected)
      refuse("NotAuthorizedException", `Unable to verify secret hash for client ${clientId}`);
  }

  #checkSecret(input: Input): void {
    const { clientId, clientSecret } = this.#options;
    if (
      input["ClientId"] !== clientId ||
      (clientSecret !== undefined && input["ClientSecret"] !== clientSecret)
    )
      refuse("NotAuthorizedException", "Invalid client credentials");
  }

  async #issue(user: StubUser): Promise<object> {
    const { clientId } = this.#options;
    const access = await this.sign({ sub: user.sub, client_id: clientId, token_use: "access" });
    const refreshToken = randomUUID();
    this.#access.set(access, user.sub);
    this.#refresh.set(refreshToken, { sub: user.sub, state: "live" });
    const { given_name, family_name, phone_number } = user.attributes;
    return {
      AccessToken: access,
      IdToken: await this.sign({
        sub: user.sub,
        aud: clientId,
        token_use: "id",
        email: user.email,
        email_verified: true,
        given_name,
        family_name,
        phone_number,
      }),
      RefreshToken: refreshToken,
      ExpiresIn: 3600,
      TokenType: "Bearer",
    };
  }
}

const delivery = { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "b***@e***" };

function takeCode(user: StubUser, given: unknown): void {
  if (user.codeExpired) refuse("ExpiredCodeException", "Invalid code provided, please request a code again.");
  if (user.code === undefined || user.code !== given)
    refuse("CodeMismatchException", "Invalid verification code provided, please try again.");
  user.code = undefined;
}

function checkPolicy(password: string): void {
  if (password.length < 8)
    refuse("InvalidPasswordException", "Password did not conform with policy: Password not long enough");
}

let last = 100_000;
/** Six digits, never the same twice in a row. */
function digits(): string {
  last = (last * 7 + 13) % 900_000;
  return String(last + 100_000).slice(0, 6);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader("content-type", "application/x-amz-json-1.1");
  response.end(JSON.stringify(body));
}
