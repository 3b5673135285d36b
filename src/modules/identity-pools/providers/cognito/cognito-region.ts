import { callVendor } from "#platform/server/vendor-calls/call-vendor.ts";
import { type CallTimes, CognitoCalls } from "./cognito-calls.ts";
import { CognitoTokens } from "./cognito-user.ts";
import { secretHash } from "./secret-hash.ts";

interface CognitoRegionOptions {
  /** For example `us-east-1`. */
  readonly region: string;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Instead of the region's public address: a stub, or a private endpoint. */
  readonly endpoint?: string;
  /** Issuers whose identity tokens count besides this region's own (failover). */
  readonly alsoIssuers?: readonly string[];
  readonly times?: CallTimes;
}

const PROBE_MS = 3_000;

/** One region of a user pool: where it is called, how the app client proves itself, whose tokens count. */
export class CognitoRegion {
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly issuer: string;
  readonly calls: CognitoCalls;
  readonly tokens: CognitoTokens;

  constructor(options: CognitoRegionOptions) {
    this.name = options.region;
    this.clientId = options.clientId;
    this.clientSecret = options.clientSecret;
    this.issuer = cognitoIssuer(options);
    this.calls = new CognitoCalls(options);
    this.tokens = new CognitoTokens({
      clientId: options.clientId,
      issuers: [this.issuer, ...(options.alsoIssuers ?? [])],
    });
  }

  /** Parameters of calls that name a user at their top level. */
  named(username: string): { ClientId: string; SecretHash?: string } {
    const hash = this.proof(username).SECRET_HASH;
    return { ClientId: this.clientId, ...(hash === undefined ? {} : { SecretHash: hash }) };
  }

  /** The same proof, for calls that take it among their parameters. */
  proof(username: string): { SECRET_HASH?: string } {
    const { clientId, clientSecret } = this;
    return clientSecret === undefined
      ? {}
      : { SECRET_HASH: secretHash({ username, clientId, clientSecret }) };
  }

  /** Whether the region answers at all: its public keys, which cost nothing to read. */
  async isAlive(): Promise<boolean> {
    const answer = await callVendor(
      {},
      {
        name: "cognito.probe",
        method: "GET",
        url: `${this.issuer}/.well-known/jwks.json`,
        deadlineMs: PROBE_MS,
        repeatable: false,
      },
    );
    return answer.kind === "answer" && answer.status < 300;
  }
}

/** Who a user pool says it is in its tokens. */
export function cognitoIssuer(pool: {
  readonly region: string;
  readonly userPoolId: string;
  readonly endpoint?: string;
}): string {
  return `${pool.endpoint ?? `https://cognito-idp.${pool.region}.amazonaws.com`}/${pool.userPoolId}`;
}
