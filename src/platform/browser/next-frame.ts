/** Comes once the frame that shows what was just changed has been painted; in a tab behind others when it is looked at. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
