/** Looks of what leads in or out of the account in the menu. */
export const MENU_ITEM = "flex min-h-13 w-full items-center text-lead font-medium text-link";
