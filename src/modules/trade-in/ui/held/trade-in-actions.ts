import { isApiError } from "#platform/browser/http/api-error.ts";
import { session } from "#platform/browser/session/session.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import { heldTradeIn } from "./held-trade-in.ts";
import { type Said, tradeInCalls } from "./trade-in-calls.ts";
import { saidToo, withoutSent } from "./unsaved.ts";
import {
  changedElsewhereStore,
  justKeptStore,
  NOTHING_UNSAVED,
  READING,
  tradeInStore,
  type TradeInState,
  unsavedStore,
} from "./trade-in-store.ts";

const isGone = (error: unknown): boolean => isApiError(error) && [401, 403, 404].includes(error.status);
const isSignedIn = (): boolean => session.state.status === "signed-in";

function accept(view: TradeInView): TradeInView {
  tradeInStore.set({ status: "live", view });
  return view;
}

/** One after the other, so that each names the version that the one before left, and no older answer comes later. */
let queue: Promise<unknown> = Promise.resolve();

function inLine<T>(work: () => Promise<T>): Promise<T> {
  const next = queue.then(work, work);
  queue = next.catch(() => undefined);
  return next;
}

/** Asks the server for the trade-in of this device, or of who is signed in; an account keeps it on the way (TRADE-10). */
export function readTradeIn(): Promise<void> {
  return inLine(readNow);
}

async function readNow(): Promise<void> {
  try {
    tradeInStore.set(await foundState());
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (tradeInStore.get().status !== "live") tradeInStore.set({ status: "unreachable" });
  }
}

const NONE: TradeInState = { status: "none" };

async function foundState(): Promise<TradeInState> {
  const view = (await ofDevice()) ?? (isSignedIn() ? await ofAccount() : null);
  // What its owner took back is none here; another word about it would start it again (table G).
  return view === null || view.status === "Cancelled" ? NONE : { status: "live", view };
}

async function ofDevice(): Promise<TradeInView | null> {
  const capability = heldTradeIn.capability();
  if (capability === null) return null;
  try {
    if (!isSignedIn()) return await tradeInCalls.read(capability);
    const view = await tradeInCalls.keep(capability);
    heldTradeIn.markKept();
    justKeptStore.set(true);
    return view;
  } catch (error) {
    if (!isGone(error)) throw error;
    heldTradeIn.forget();
    return null;
  }
}

async function ofAccount(): Promise<TradeInView | null> {
  try {
    const view = await tradeInCalls.readOwn();
    heldTradeIn.markKept();
    return view;
  } catch (error) {
    if (!isGone(error)) throw error;
    heldTradeIn.forget();
    return null;
  }
}

/** Nobody is signed in here any more: what an account keeps has left with it. */
export function leaveTradeIn(): void {
  heldTradeIn.forget();
  unsavedStore.set(NOTHING_UNSAVED);
  tradeInStore.set(READING);
}

/** A started trade-in that nothing was said about, because its first words were refused: the next try takes it. */
let blank: { readonly capability: string; readonly version: number } | null = null;

/**
 * Starts a trade-in with its car; the one before stays with its account, and leaves this device.
 * @throws ApiError with the refused field
 */
export async function beginTradeIn(said: Said): Promise<void> {
  if (blank === null) {
    const { capability, view } = await tradeInCalls.start();
    blank = { capability, version: view.version };
  }
  const { capability, version } = blank;
  const view = await tradeInCalls.describeFirst(capability, { ...said, version });
  blank = null;
  unsavedStore.set(NOTHING_UNSAVED);
  changedElsewhereStore.set(false);
  heldTradeIn.keep(capability);
  accept(view);
  if (isSignedIn()) await readTradeIn();
}

/**
 * Says something about the car. It is shown at once, and kept here until the server has it.
 * @throws ApiError; what could not be sent is sent with the next words, what was refused is dropped
 */
export function sayOfCar(said: Said): Promise<void> {
  changedElsewhereStore.set(false);
  unsavedStore.set(saidToo(unsavedStore.get(), said));
  return inLine(sendUnsaved);
}

async function sendUnsaved(): Promise<void> {
  const state = tradeInStore.get();
  const said = unsavedStore.get();
  if (said === NOTHING_UNSAVED || state.status !== "live") return;
  try {
    accept(await tradeInCalls.describe({ ...said, version: state.view.version }));
    unsavedStore.set(withoutSent(unsavedStore.get(), said));
  } catch (error) {
    if (isApiError(error) && error.status !== 0 && error.status < 500)
      unsavedStore.set(withoutSent(unsavedStore.get(), said));
    await lookAround(error);
  }
}

/** Two tabs, two devices: the newest words are shown, and that they changed. */
async function lookAround(error: unknown): Promise<void> {
  if (!isApiError(error) || (error.code !== "tradeIn.changed" && !isGone(error))) throw error;
  await readNow();
  if (error.code === "tradeIn.changed") changedElsewhereStore.set(true);
}

/**
 * An offer for what was said, or a review. An offer that ran out is asked for anew.
 * @throws ApiError `tradeIn.incomplete` with what is left
 */
export function askForOffer(): Promise<void> {
  return inLine(async () => {
    await sendUnsaved();
    const state = tradeInStore.get();
    if (state.status !== "live" || changedElsewhereStore.get()) return;
    const { view } = state;
    try {
      // Any words make a Draft of what ran out.
      if (view.decision === null && view.expiresAt !== null)
        accept(await tradeInCalls.describe({ version: view.version }));
      accept(await tradeInCalls.askOffer());
    } catch (error) {
      await lookAround(error);
    }
  });
}

/**
 * Takes the car back: nothing of it stays on this device, nobody looks at it, no offer stands.
 * @throws ApiError for a car that an order or a sale has
 */
export function cancelTradeIn(): Promise<void> {
  return inLine(async () => {
    const state = tradeInStore.get();
    if (state.status !== "live") return;
    try {
      await tradeInCalls.cancel(state.view.version);
    } catch (error) {
      return lookAround(error);
    }
    heldTradeIn.forget();
    unsavedStore.set(NOTHING_UNSAVED);
    tradeInStore.set(NONE);
  });
}
