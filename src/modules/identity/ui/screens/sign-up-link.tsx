import { authHref } from "../auth-href.ts";
import { TextLink } from "../text-link.tsx";

/** Below every way to sign in. */
export function SignUpLink({ returnTo }: { readonly returnTo: string }) {
  return (
    <p>
      New here? <TextLink href={authHref("/sign-up", returnTo)}>Create an account</TextLink>
    </p>
  );
}
