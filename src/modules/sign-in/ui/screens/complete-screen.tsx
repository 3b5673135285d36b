import { useEffect, useEffectEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { authHref } from "../frame/auth-href.ts";
import { ScreenBody } from "../frame/screen-body.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useScreenText } from "../frame/use-screen-text.ts";
import type { ScreenProps } from "./screen-props.ts";

/** Where a provider's sign-in ends: the cookie is set, this tab fetches its tokens and goes on (AUTH-20). */
export function CompleteScreen({ route }: ScreenProps) {
  const t = useText();
  const text = useScreenText();
  const [failed, setFailed] = useState(false);
  const { returnTo, go } = route;
  const fetchTokens = useEffectEvent(() => {
    apiClient.refresh().then(
      (signedIn) => (signedIn ? go(returnTo, { replace: true }) : setFailed(true)),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        setFailed(true);
      },
    );
  });
  useEffect(() => fetchTokens(), []);
  return (
    <ScreenBody moved={route.moved} title={text("identity.callback.title")}>
      {failed ? (
        <>
          <AlertBar type="error">{text("identity.callback.failed")}</AlertBar>
          <TextLink href={authHref("/sign-in", returnTo)}>{text("identity.callback.back")}</TextLink>
        </>
      ) : (
        <output aria-busy="true" className="flex items-center gap-3">
          <Spinner /> {t("One moment…")}
        </output>
      )}
    </ScreenBody>
  );
}
