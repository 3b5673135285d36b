export const START_AGAIN: number;
export function supervise(input: {
  run: () => Promise<number>;
  isStopping: () => boolean;
  pause: (ms: number) => Promise<unknown>;
  now?: () => number;
}): Promise<number>;
