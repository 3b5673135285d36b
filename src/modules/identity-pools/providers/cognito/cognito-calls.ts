import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { CircuitOpen, isSilence } from "./cognito-error.ts";

/** The server answers before the browser gives up. Milliseconds. */
export interface CallTimes {
  readonly connect: number;
  /** One try of a call that may be repeated; there are two. */
  readonly repeatable: number;
  /** The only try of a call that changes something. */
  readonly once: number;
  /** How long nothing is sent after five calls in a row got no answer. */
  readonly rest: number;
}

const CALL_TIMES: CallTimes = { connect: 2_000, repeatable: 5_000, once: 8_000, rest: 10_000 };

/** Calls without an answer in a row that open the breaker. */
const OPEN_AFTER = 5;
/** Connections to one region, so that a slow one cannot take all of the process's. */
const MAX_SOCKETS = 10;

/** One region's endpoint, with time limits, one repetition where that is safe, and a breaker. */
export class CognitoCalls {
  readonly #client: CognitoIdentityProviderClient;
  readonly #times: CallTimes;
  #silences = 0;
  #openUntil = 0;

  constructor(options: { readonly region: string; readonly endpoint?: string; readonly times?: CallTimes }) {
    this.#times = options.times ?? CALL_TIMES;
    this.#client = new CognitoIdentityProviderClient({
      region: options.region,
      ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
      // Every operation we use is public: no credentials of the machine are looked for.
      credentials: () => Promise.reject(new Error("the user pool client needs no credentials")),
      maxAttempts: 1,
      requestHandler: {
        connectionTimeout: this.#times.connect,
        httpAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
        httpsAgent: { maxSockets: MAX_SOCKETS, keepAlive: true },
      },
    });
  }

  /** Runs a call that changes something: once. */
  once<T>(run: (client: CognitoIdentityProviderClient, abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    return this.#guarded(() => run(this.#client, AbortSignal.timeout(this.#times.once)));
  }

  /** Runs a call that may be repeated: a second time when the first got no answer. */
  async repeatable<T>(
    run: (client: CognitoIdentityProviderClient, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const attempt = () => this.#guarded(() => run(this.#client, AbortSignal.timeout(this.#times.repeatable)));
    try {
      return await attempt();
    } catch (error) {
      if (!isSilence(error)) throw error;
      return attempt();
    }
  }

  close(): void {
    this.#client.destroy();
  }

  async #guarded<T>(run: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#openUntil) throw new CircuitOpen("no answer lately");
    try {
      const answer = await run();
      this.#silences = 0;
      return answer;
    } catch (error) {
      if (!isSilence(error)) this.#silences = 0;
      else if ((this.#silences += 1) >= OPEN_AFTER) {
        // One call may try again when the time is over; a single silence opens it anew.
        this.#silences = OPEN_AFTER - 1;
        this.#openUntil = performance.now() + this.#times.rest;
      }
      throw error;
    }
  }
}
