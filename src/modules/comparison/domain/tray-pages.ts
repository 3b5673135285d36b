/** A page below a vehicle, as the message to its dealer, is a form whose end the tray would cover. */
const PAGES = /^\/(?:$|search$|vehicles\/[^/]+$|saved-vehicles$)/u;

/** True on pages on which people look for vehicles; elsewhere the tray would be in the way (CMP-01). */
export function hasTray(path: string): boolean {
  return PAGES.test(path);
}
