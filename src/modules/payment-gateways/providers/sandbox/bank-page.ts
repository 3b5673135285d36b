import { standInPage } from "#platform/server/http/stand-in-page.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { TEST_INSTITUTIONS } from "./test-numbers-data.ts";

/** The embedded bank's sign-in, of an invented company; plain forms, no scripts. */
export function bankPage(t: Text): Response {
  const options = TEST_INSTITUTIONS.map((name) => `<option>${name}</option>`).join("");
  return standInPage(
    {
      company: {
        name: "Millrace Bank Link",
        tagline: t("Online banking"),
        sign: '<path d="M3 9.500 12 4l9 5.500M5 10v7M10 10v7M14 10v7M19 10v7M3 20h18"/>',
        hue: 165,
      },
      title: t("Sign in to your bank"),
      note: t(
        "This page stands in for a bank in demonstrations. There is no real bank here; money from a linked test account arrives after 3 days.",
      ),
      body: `<h1>${t("Sign in to your bank")}</h1>
<p>${t("The store may see your account's name and last four digits, and take the payment that you approve.")}</p>
<form method="post">
<label>${t("Your bank")}<select name="institution">${options}</select></label>
<button class="first" name="choice" value="agree">${t("Agree and link")}</button>
<button name="choice" value="leave">${t("Cancel")}</button>
<button class="quiet" name="choice" value="break">${t("Simulate a sign-in error")}</button>
</form>`,
    },
    t,
  );
}
