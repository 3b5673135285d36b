import { claimsOf } from "./token-claims.ts";

/** What sign-in and refresh answer. */
export interface TokenAnswer {
  readonly accessToken: string;
  readonly idToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

interface SessionTokens {
  readonly accessToken: string;
  readonly idToken: string;
  /** Epoch milliseconds by this browser's clock. */
  readonly expiresAt: number;
}

/** Who is signed in, as their identity token says. For greeting only: the server never trusts it. */
export interface SessionPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** What the account chose, or empty. */
  readonly language: string;
}

export type SessionState =
  /** On the server, and before the browser has looked. */
  | { readonly status: "unknown" }
  /** Another tab is signed in; this one is about to ask for its own tokens. */
  | { readonly status: "restoring" }
  | { readonly status: "signed-in"; readonly person: SessionPerson }
  /** `expired` when the session ended by itself rather than by signing out. */
  | { readonly status: "signed-out"; readonly expired: boolean };

/** The two storages of a browser, or stand-ins. */
export interface SessionStorages {
  /** Per tab: tokens. */
  readonly tab: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Shared by tabs: only the hint that a refresh cookie exists. */
  readonly shared: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly now: () => number;
}

const TOKENS = "fc.tokens";
/** In the storage that tabs share, while a refresh cookie exists. */
export const SIGNED_IN_HINT = "fc.signed-in";
/** Why the session ended, for the sign-in page that follows in a document of its own. */
const EXPIRED = "fc.expired";
const UNKNOWN: SessionState = { status: "unknown" };

/**
 * The session of this tab (AUTH-21, OP-38): tokens live in `sessionStorage`, so they end with the tab;
 * the refresh token is in a cookie no script can read. Subscribers hear of every change.
 */
export class SessionStore {
  readonly #storages: SessionStorages;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = UNKNOWN;
  #tokens: SessionTokens | undefined;

  constructor(storages: SessionStorages) {
    this.#storages = storages;
    this.#tokens = readTokens(storages.tab.getItem(TOKENS));
    this.#state = this.#initialState();
  }

  get state(): SessionState {
    return this.#state;
  }

  get tokens(): SessionTokens | undefined {
    return this.#tokens;
  }

  /** True when a refresh could give this tab tokens. */
  get canRefresh(): boolean {
    return this.#storages.shared.getItem(SIGNED_IN_HINT) !== null;
  }

  /** True when the access token is about to end. */
  get isStale(): boolean {
    return this.#tokens !== undefined && this.#storages.now() > this.#tokens.expiresAt - 10_000;
  }

  start(answer: TokenAnswer): void {
    const { accessToken, idToken } = answer;
    this.#tokens = { accessToken, idToken, expiresAt: this.#storages.now() + answer.expiresIn * 1000 };
    this.#storages.tab.setItem(TOKENS, JSON.stringify(this.#tokens));
    this.#storages.tab.removeItem(EXPIRED);
    this.#storages.shared.setItem(SIGNED_IN_HINT, "1");
    this.#change({ status: "signed-in", person: personOf(idToken) });
  }

  end(reason: "signed-out" | "expired"): void {
    this.#tokens = undefined;
    this.#storages.tab.removeItem(TOKENS);
    if (reason === "expired") this.#storages.tab.setItem(EXPIRED, "1");
    else this.#storages.tab.removeItem(EXPIRED);
    this.#storages.shared.removeItem(SIGNED_IN_HINT);
    this.#change({ status: "signed-out", expired: reason === "expired" });
  }

  /** Another tab signed in or out: `key` and `value` as the browser's storage event reports them. */
  onSharedChange(key: string | null, value: string | null): void {
    if (key !== null && key !== SIGNED_IN_HINT) return;
    if (value === null && this.#state.status !== "signed-out") this.end("signed-out");
    if (value !== null && this.#state.status === "signed-out") this.#change({ status: "restoring" });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #initialState(): SessionState {
    if (this.#tokens !== undefined) return { status: "signed-in", person: personOf(this.#tokens.idToken) };
    if (this.canRefresh) return { status: "restoring" };
    return { status: "signed-out", expired: this.#storages.tab.getItem(EXPIRED) !== null };
  }

  #change(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function readTokens(stored: string | null): SessionTokens | undefined {
  if (stored === null) return undefined;
  try {
    const { accessToken, idToken, expiresAt } = JSON.parse(stored) as Partial<SessionTokens>;
    const complete =
      typeof accessToken === "string" && typeof idToken === "string" && typeof expiresAt === "number";
    return complete ? { accessToken, idToken, expiresAt } : undefined;
  } catch {
    // Somebody wrote into our storage; a refresh gives proper tokens again.
    return undefined;
  }
}

function personOf(idToken: string): SessionPerson {
  const claims = claimsOf(idToken);
  const text = (name: string): string => (typeof claims[name] === "string" ? claims[name] : "");
  return {
    firstName: text("given_name"),
    lastName: text("family_name"),
    email: text("email"),
    language: text("locale"),
  };
}
