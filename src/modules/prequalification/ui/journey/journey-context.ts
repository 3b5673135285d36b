import { createContext, useContext } from "react";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { JourneyDeadline } from "./journey-clock.ts";
import type { JourneyStart } from "./journey-start.ts";

/** What the pages know of the store. */
export interface JourneySite {
  readonly brand: string;
  readonly supportPhone: string;
  /** The sandbox desk says what to type for which outcome. */
  readonly isSandbox: boolean;
  /** What the account page asks (AUTH-24). */
  readonly consents: { readonly email: boolean; readonly sms: boolean };
  readonly termsHref: string;
  readonly privacyHref: string;
}

export type JourneyState =
  /** On the server, and until the server was asked. */
  | { readonly status: "reading" }
  /** This tab has no journey. */
  | { readonly status: "none" }
  | { readonly status: "live"; readonly view: JourneyView; readonly deadline: JourneyDeadline }
  | { readonly status: "unreachable" };

/** What was typed in this tab, in its memory alone: gone with a reload, with the pages, and when time is up. */
export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly annualIncome: string;
  readonly email?: string;
  readonly emailOptIn?: boolean;
  readonly textOptIn?: boolean;
}

/** One person's way through the pages (PQ-02). */
export interface Journey {
  readonly site: JourneySite;
  readonly state: JourneyState;
  readonly start: JourneyStart;
  /** Time ran out, and what was typed is gone (OP-21). */
  readonly hasEnded: boolean;
  readonly typed: TypedPerson | null;
  readonly keepTyped: (typed: TypedPerson) => void;
  /** A new journey, with its key. */
  readonly begin: (answer: { readonly capability: string; readonly view: JourneyView }) => void;
  /** Takes the answer of a call. What it throws is for the form to say, unless the journey itself is over or elsewhere. */
  readonly run: (call: (idempotencyKey: string) => Promise<JourneyView>) => Promise<void>;
  readonly reread: () => Promise<void>;
  /** Ends the journey, and deletes what was typed on the server; here too, unless it is about to be corrected. */
  readonly discard: (after?: { readonly keepsTyped: boolean }) => void;
  /** The same, because nothing happened for too long. */
  readonly endByTime: () => Promise<void>;
  /** Something is typed that nobody has sent yet. */
  readonly noteTyping: () => void;
  /** Until when that waits; null before anything is typed. */
  readonly typingDeadline: JourneyDeadline | null;
  /** True when a page follows another one, so that its heading takes the focus. */
  readonly onOpened: () => boolean;
}

/** Undefined outside of the pages. */
export const JourneyContext = createContext<Journey | undefined>(undefined);

export function useJourney(): Journey {
  const journey = useContext(JourneyContext);
  if (journey === undefined) throw new Error("a page of pre-qualification stands outside of its journey");
  return journey;
}
