/** Pixels of dragging from one frame to the next. */
export const PIXELS_A_FRAME = 14;

/** A frame within the circle, however far somebody turned. */
export function frameAt(position: number, count: number): number {
  return ((Math.round(position) % count) + count) % count;
}

/** Degrees for screen readers, 0 at the front, clockwise as seen from above. */
export function degreesAt(frame: number, count: number): number {
  return Math.round((frame / count) * 360);
}

/** The frame that a key leads to; undefined for keys that do not turn. */
export function frameAfterKey(key: string, frame: number, count: number): number | undefined {
  const target = {
    ArrowRight: frame + 1,
    ArrowUp: frame + 1,
    ArrowLeft: frame - 1,
    ArrowDown: frame - 1,
    PageUp: frame + count / 8,
    PageDown: frame - count / 8,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? undefined : frameAt(target, count);
}
