import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { randomId } from "#platform/browser/random-id.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import { capability } from "./capability.ts";
import { deadlineOf, type JourneyDeadline, laterDeadline, steadyDeadline } from "./journey-clock.ts";
import {
  type Journey,
  JourneyContext,
  type JourneySite,
  type JourneyState,
  type TypedPerson,
} from "./journey-context.ts";
import { journeyCalls } from "./journey-calls.ts";
import { type JourneyStart, journeyStart } from "./journey-start.ts";
import { isOpenStep } from "./step-path.ts";

/** The key is of no journey any more: it ended, was withdrawn, or was never one. */
const isGone = (error: unknown): boolean =>
  hasCode(error, "prequalification.expired") || hasCode(error, "prequalification.notFound");
/** Another tab or an earlier press has gone on already. */
const isElsewhere = (error: unknown): boolean => hasCode(error, "state.transitionNotAllowed");
/** A bureau is still being asked. */
const isBusy = (error: unknown): boolean => hasCode(error, "prequalification.busy");
const hasCode = (error: unknown, code: string): boolean => isApiError(error) && error.code === code;

/** How often, a second apart, the same write asks whether the bureau has answered. */
const MOST_WAITS = 30;

/** The same write until there is an answer other than "still checking". */
async function untilAnswered(call: (idempotencyKey: string) => Promise<JourneyView>): Promise<JourneyView> {
  const key = randomId();
  for (let waits = 0; ; waits += 1) {
    try {
      return await call(key);
    } catch (error) {
      if (!isBusy(error) || waits === MOST_WAITS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

const NONE: JourneyState = { status: "none" };
const UNREACHABLE: JourneyState = { status: "unreachable" };

type Found = JourneyView | "none" | "gone" | "unreachable";

/** What became of this tab's journey. An answer about a key that was forgotten or replaced meanwhile says nothing. */
async function askServer(): Promise<Found> {
  const key = capability.get();
  const found = await askAbout(key);
  return capability.get() === key ? found : askServer();
}

async function askAbout(key: string | null): Promise<Found> {
  if (key === null) return "none";
  try {
    const view = await journeyCalls.read();
    return view.step === "expired" ? "gone" : view;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return isGone(error) ? "gone" : "unreachable";
  }
}

/** Keeps a journey while its pages follow each other; after a reload the server says where it is. */
export function JourneyProvider({
  site,
  children,
}: {
  readonly site: JourneySite;
  readonly children: ReactNode;
}) {
  const { search } = useLocation();
  const [typed, setTyped] = useState<TypedPerson | null>(null);
  const [typingDeadline, setTypingDeadline] = useState<JourneyDeadline | null>(null);
  const forget = useCallback(() => {
    setTyped(null);
    setTypingDeadline(null);
  }, []);
  const live = useLiveJourney(forget);
  const hasOpened = useRef(false);
  const onOpened = useCallback(() => {
    const isNext = hasOpened.current;
    hasOpened.current = true;
    return isNext;
  }, []);
  const { state } = live;
  const start = useStart(search, state.status === "live" ? state.view.returnTo : undefined);
  const journey: Journey = {
    ...live,
    site,
    start,
    typed,
    keepTyped: setTyped,
    noteTyping: () => setTypingDeadline(laterDeadline),
    typingDeadline: state.status === "live" ? null : typingDeadline,
    onOpened,
  };
  return <JourneyContext value={journey}>{children}</JourneyContext>;
}

/** Where the journey leads back to, also when it is over: its later pages say nothing of it in their addresses. */
function useStart(search: string, returnTo: string | undefined): JourneyStart {
  const [last, setLast] = useState(returnTo);
  if (returnTo !== undefined && returnTo !== last) setLast(returnTo);
  return useMemo(() => {
    const known = new URLSearchParams(search).has("return") && returnTo === undefined ? undefined : last;
    const query = known === undefined ? undefined : new URLSearchParams({ return: known });
    const asked = journeyStart(search);
    return query === undefined ? asked : { ...asked, returnTo: journeyStart(`?${query}`).returnTo };
  }, [search, returnTo, last]);
}

const deadlineIn = (state: JourneyState): JourneyDeadline | null =>
  state.status === "live" ? state.deadline : null;

type LiveJourney = Pick<Journey, "state" | "hasEnded" | "begin" | "run" | "reread" | "discard" | "endByTime">;

/** The journey as the server last said. @param forget what was typed here */
function useLiveJourney(forget: () => void): LiveJourney {
  const [state, setState] = useState<JourneyState>({ status: "reading" });
  const [hasEnded, setHasEnded] = useState(false);
  const accept = useCallback((view: JourneyView) => {
    setState((before) => ({
      status: "live",
      view,
      deadline: steadyDeadline(deadlineIn(before), deadlineOf(view)),
    }));
    setHasEnded(false);
  }, []);
  const end = useCallback(
    (isByTime: boolean, keepsTyped = false) => {
      capability.forget();
      if (!keepsTyped) forget();
      setState(NONE);
      setHasEnded(isByTime);
    },
    [forget],
  );
  const take = useCallback(
    (found: Found) => {
      if (found === "none") setState(NONE);
      else if (found === "gone") end(true);
      else if (found === "unreachable")
        setState((before) => (before.status === "live" ? before : UNREACHABLE));
      else accept(found);
    },
    [accept, end],
  );
  const reread = useCallback(async () => take(await askServer()), [take]);
  useEffect(() => void askServer().then(take), [take]);
  const run = useCallback(
    async (call: (idempotencyKey: string) => Promise<JourneyView>) => {
      try {
        accept(await untilAnswered(call));
      } catch (error) {
        if (isGone(error)) return end(true);
        if (isElsewhere(error)) return reread();
        throw error;
      }
    },
    [accept, end, reread],
  );
  const discard = useCallback(
    ({ keepsTyped } = { keepsTyped: false }) => {
      // The server deletes it by itself when nothing arrives (OP-21).
      if (capability.get() !== null) void journeyCalls.discard().catch(() => undefined);
      end(false, keepsTyped);
    },
    [end],
  );
  return {
    state,
    hasEnded,
    run,
    reread,
    discard,
    begin: useCallback(
      (answer) => {
        capability.keep(answer.capability);
        accept(answer.view);
      },
      [accept],
    ),
    endByTime: useEndByTime(state, { accept, discard, end }),
  };
}

interface EndActions {
  readonly accept: (view: JourneyView) => void;
  readonly discard: () => void;
  readonly end: (isByTime: boolean) => void;
}

/** Another tab may have gone on with the same journey: only the server knows whether time is up. */
function useEndByTime(state: JourneyState, { accept, discard, end }: EndActions): () => Promise<void> {
  const isLive = state.status === "live";
  return useCallback(async () => {
    if (!isLive) return end(true);
    const view = await journeyCalls.read().catch(() => undefined);
    if (view !== undefined && isOpenStep(view.step) && deadlineOf(view).endAt > Date.now())
      return accept(view);
    if (view !== undefined && !isOpenStep(view.step) && view.step !== "expired") return accept(view);
    discard();
    end(true);
  }, [isLive, accept, discard, end]);
}
