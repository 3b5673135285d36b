const key = (orderNumber: string) => `fc.demo-phone.${orderNumber}`;

/** Demo only: which test number got the link, so that this tab can show the message. */
export function rememberPhone(orderNumber: string, phone: string): void {
  try {
    sessionStorage.setItem(key(orderNumber), phone);
  } catch {
    // Storage is blocked: the messages are on the sandbox desk too.
  }
}

export function rememberedPhone(orderNumber: string): string | null {
  try {
    return sessionStorage.getItem(key(orderNumber));
  } catch {
    // Storage is blocked.
    return null;
  }
}
