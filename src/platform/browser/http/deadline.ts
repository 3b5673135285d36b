/** A signal that ends with the caller's own or after a time, whichever comes first. */
interface Deadline {
  readonly signal: AbortSignal;
  /** True when the time, not the caller, ended it. */
  readonly passed: () => boolean;
  /** Stops the clock; call it when the work is done. */
  readonly clear: () => void;
}

/** `AbortSignal.any` is too new for the phones people still use. */
export function startDeadline(milliseconds: number, signal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let passed = false;
  const stop = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    passed = true;
    controller.abort();
  }, milliseconds);
  if (signal?.aborted === true) stop();
  signal?.addEventListener("abort", stop, { once: true });
  const clear = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  };
  return { signal: controller.signal, passed: () => passed, clear };
}
