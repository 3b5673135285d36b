import { buttonClass } from "#design-system/plain-button.tsx";
import { ScreenBody } from "../frame/screen-body.tsx";
import { useScreenText } from "../frame/use-screen-text.ts";
import type { ScreenProps } from "./screen-props.ts";
import { Arrival } from "./sign-in-screen.tsx";

/** The retailer's pool has its own pages: one button leads there and back (OP-37). */
export function HostedScreen({ page, route }: ScreenProps) {
  const text = useScreenText();
  const href = `/public/identity/hosted/start?${new URLSearchParams({ returnTo: route.returnTo })}`;
  return (
    <ScreenBody
      intro={text("identity.hosted.intro", { brand: page.brandName })}
      moved={route.moved}
      title={text("identity.signIn.title")}
    >
      <Arrival search={route.search} />
      <a className={buttonClass("primary", "w-full")} href={href} rel="nofollow">
        {text("identity.hosted.submit")}
      </a>
    </ScreenBody>
  );
}
