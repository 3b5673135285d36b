/** Banks of the embedded bank link, offered on its sign-in page. */
export const SANDBOX_BANKS: readonly string[] = ["First Harbor Bank", "Prairie Credit Union"];
