import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { signOut } from "#modules/sign-in/ui/identity-api.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { MENU_ITEM } from "./menu-item.ts";

/** Leaves the account from the menu of small screens. */
export default function SignOutItem({ onLeave, signIn }: { onLeave: () => void; signIn: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  const { status } = useSession();
  if (status !== "signed-in") return signIn;
  const leave = async (): Promise<void> => {
    onLeave();
    // The profile says what went wrong and offers to try again.
    const isOut = await signOut().then(
      () => true,
      () => false,
    );
    await navigate(isOut ? "/sign-in?signed-out=1" : "/profile");
  };
  return (
    <button className={MENU_ITEM} onClick={() => void leave()} type="button">
      {t("Sign Out")}
    </button>
  );
}
