import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isApiError, type ApiError } from "../http/api-error.ts";
import { TYPING_PAUSE_MS } from "./typing-pause.ts";

interface Autosave<T> extends Saves<T> {
  /** Saves soon; later changes within the pause go together. */
  readonly schedule: (value: T) => void;
  /** Saves at once, after any save that is still running. True when everything is on the server. */
  readonly flush: (value: T) => Promise<boolean>;
}

interface Saves<T> {
  readonly state: "idle" | "saving" | "saved" | "failed";
  readonly error: ApiError | undefined;
  readonly saveOnce: (value: T) => Promise<boolean>;
  /** Something was typed since: nothing may say that all of it is saved. */
  readonly unsaved: () => void;
  readonly latestSave: RefObject<(value: T) => Promise<void>>;
}

/** Keeps typed values on the server, one save after the other, so that the last one wins. */
export function useAutosave<T>(save: (value: T) => Promise<void>): Autosave<T> {
  /** What still waits for its pause to end. */
  const waiting = useRef<{ readonly value: T }>(undefined);
  const saves = useSaves(save, waiting);
  const { saveOnce, latestSave, unsaved } = saves;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const flush = useCallback(
    (value: T): Promise<boolean> => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      const next = () => saveOnce(value);
      queue.current = queue.current.then(next, next);
      return queue.current;
    },
    [saveOnce],
  );
  useSaveOnLeaving({ waiting, timer, latestSave, flush });
  const schedule = useCallback(
    (value: T): void => {
      clearTimeout(timer.current);
      waiting.current = { value };
      unsaved();
      timer.current = setTimeout(() => void flush(value), TYPING_PAUSE_MS);
    },
    [flush, unsaved],
  );
  return { ...saves, schedule, flush };
}

function useSaves<T>(
  save: (value: T) => Promise<void>,
  waiting: RefObject<{ readonly value: T } | undefined>,
): Saves<T> {
  const [state, setState] = useState<Saves<T>["state"]>("idle");
  const [error, setError] = useState<ApiError>();
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const saveOnce = useCallback(
    async (value: T): Promise<boolean> => {
      setState("saving");
      try {
        await latestSave.current(value);
        setError(undefined);
        setState(waiting.current === undefined ? "saved" : "idle");
        return true;
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        setError(failure);
        setState("failed");
        return false;
      }
    },
    [waiting],
  );
  const unsaved = useCallback(() => setState((before) => (before === "saved" ? "idle" : before)), []);
  return { state, error, saveOnce, unsaved, latestSave };
}

interface Leaving<T> extends Pick<Autosave<T>, "flush" | "latestSave"> {
  readonly waiting: RefObject<{ readonly value: T } | undefined>;
  readonly timer: RefObject<ReturnType<typeof setTimeout> | undefined>;
}

/** Whoever leaves within the pause, by a link or by closing the page, loses nothing either. */
function useSaveOnLeaving<T>({ waiting, timer, latestSave, flush }: Leaving<T>): void {
  useEffect(() => {
    const onLink = (): void => {
      if (waiting.current !== undefined) void flush(waiting.current.value);
    };
    const onPageHide = (): void => {
      if (waiting.current === undefined) return;
      const { value } = waiting.current;
      clearTimeout(timer.current);
      waiting.current = undefined;
      // Not in the queue: the page may be gone before a running save ends. Nobody is left to be told of a failure.
      latestSave.current(value).catch(() => undefined);
    };
    window.addEventListener("pagehide", onPageHide);
    return () => {
      window.removeEventListener("pagehide", onPageHide);
      onLink();
    };
  }, [waiting, timer, latestSave, flush]);
}
