import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { authHref } from "../frame/auth-href.ts";
import { TextLink } from "../frame/text-link.tsx";

/** Below every way to sign in. */
export function SignUpLink({ returnTo }: { readonly returnTo: string }) {
  const t = useText();
  return (
    <p>
      {rich(t("New here? {link}"), {
        link: <TextLink href={authHref("/sign-up", returnTo)}>{t("Create an account")}</TextLink>,
      })}
    </p>
  );
}
