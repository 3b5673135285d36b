import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { Dialog } from "#design-system/dialog.tsx";
import { Toast } from "#design-system/toast.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { SESSION_SECONDS } from "../../../domain/journey/journey-steps.ts";
import { journeyCalls } from "../journey-calls.ts";
import type { JourneyDeadline } from "../journey-clock.ts";
import { useJourney } from "../journey-context.ts";
import { isOpenStep } from "../step-path.ts";
import { useSecondsLeft } from "../use-seconds-left.ts";
import { TimeLeft } from "./time-left.tsx";

/** Signs of life are told to the server no more often than this. */
const TELL_AFTER_MS = 60_000;
/** Longer than the countdown: the toast goes with it. */
const TOAST_MS = 600_000;
const SIGNS = ["keydown", "pointerdown", "input"] as const;

/** OP-21: after 13 minutes of silence asks whether anybody is there, and at 15 what was typed is gone. */
export function SessionExpiry() {
  const { state, start, typingDeadline, noteTyping, run, discard, endByTime } = useJourney();
  const navigate = useNavigate();
  const isOpen = state.status === "live" && isOpenStep(state.view.step);
  const deadline = isOpen ? state.deadline : typingDeadline;
  if (deadline === null) return null;
  const renew = async (): Promise<void> => {
    if (isOpen) await run(journeyCalls.goOn);
    else noteTyping();
  };
  const leave = () => {
    discard();
    void navigate(start.returnTo);
  };
  return <Watch {...{ deadline, renew, leave }} key={deadline.endAt} onEnd={endByTime} />;
}

interface WatchProps {
  readonly deadline: JourneyDeadline;
  readonly renew: () => Promise<void>;
  readonly onEnd: () => Promise<void>;
  readonly leave: () => void;
}

function Watch({ deadline, renew, onEnd, leave }: WatchProps) {
  const isWarned = useIsPast(deadline.warnAt);
  useSignsOfLife({ deadline, renew, isOff: isWarned });
  return isWarned ? <Warning {...{ renew, onEnd, leave }} endAt={deadline.endAt} /> : null;
}

/** A tab that slept notices when it wakes, not only when its timer does. */
function useIsPast(instant: number): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= instant);
  useEffect(() => {
    if (isPast) return undefined;
    const look = () => setPast(Date.now() >= instant);
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [instant, isPast]);
  return isPast;
}

/** Somebody who types or taps is there, although the server hears nothing of it. */
function useSignsOfLife({
  deadline,
  renew,
  isOff,
}: Pick<WatchProps, "deadline" | "renew"> & { readonly isOff: boolean }): void {
  const isTelling = useRef(false);
  const tell = useEffectEvent(() => {
    const silentMs = SESSION_SECONDS * 1000 - (deadline.endAt - Date.now());
    if (isTelling.current || silentMs < TELL_AFTER_MS) return;
    isTelling.current = true;
    renew()
      .catch((error: unknown) => {
        // Nobody asked for it: the dialog comes when it really did not arrive.
        if (!isApiError(error)) throw error;
      })
      .finally(() => (isTelling.current = false));
  });
  useEffect(() => {
    if (isOff) return undefined;
    const onSign = () => tell();
    for (const sign of SIGNS) document.addEventListener(sign, onSign);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign);
    };
  }, [isOff]);
}

function Warning({ endAt, renew, onEnd, leave }: Omit<WatchProps, "deadline"> & { readonly endAt: number }) {
  const t = useText();
  const seconds = useSecondsLeft(endAt) ?? 0;
  const [isDialog, setDialog] = useState(true);
  const [isToast, setToast] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const end = useEffectEvent(() => void onEnd());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const goOn = async () => {
    setBusy(true);
    try {
      await renew();
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Dialog
        actions={
          <>
            <Button busy={isBusy} onClick={() => void goOn()}>
              {t("Continue my session")}
            </Button>
            <Button look="secondary" onClick={leave}>
              {t("Delete and leave")}
            </Button>
          </>
        }
        onClose={() => setDialog(false)}
        open={isDialog}
        title={t("Are you still there?")}
      >
        <p>
          {rich(
            t("To protect you, we delete what you typed after 15 minutes of inactivity. Time left: {time}"),
            { time: <TimeLeft seconds={seconds} /> },
          )}
        </p>
      </Dialog>
      <Toast hideAfter={TOAST_MS} onHide={() => setToast(false)}>
        {isToast ? <ToastText goOn={() => void goOn()} seconds={seconds} /> : null}
      </Toast>
    </>
  );
}

function ToastText({ seconds, goOn }: { readonly seconds: number; readonly goOn: () => void }) {
  const t = useText();
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span>{rich(t("Your session ends in {time}"), { time: <TimeLeft seconds={seconds} /> })}</span>
      <button className="min-h-11 font-semibold underline underline-offset-4" onClick={goOn} type="button">
        {t("Continue my session")}
      </button>
    </span>
  );
}
