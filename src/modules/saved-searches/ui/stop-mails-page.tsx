import { Form } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

export interface StopMailsPageProps {
  /** Undefined before the button was pressed. */
  readonly outcome: "stopped" | "unknown" | undefined;
}

/** Where the link of a mail leads. The button stops the mails, not the visit: programs visit links, too. */
export function StopMailsPage({ outcome }: StopMailsPageProps) {
  const t = useText();
  return (
    <div className="page-width grid max-w-[40rem] justify-items-start gap-5 py-12">
      <h1 className="text-heading">
        {outcome === "stopped" ? t("These emails are off") : t("Stop emails about saved searches")}
      </h1>
      {outcome === "unknown" && (
        <AlertBar type="error">
          {t("This link no longer works. You can stop these emails in your account.")}
        </AlertBar>
      )}
      <p role={outcome === "stopped" ? "status" : undefined}>
        {outcome === "stopped"
          ? t("We kept your saved searches. You can turn the emails back on for each one.")
          : t("You get no more than one a day. One click stops them for all your saved searches.")}
      </p>
      <div className="flex flex-wrap gap-3">
        {outcome !== "stopped" && (
          <Form method="post">
            <Button type="submit">{t("Stop these emails")}</Button>
          </Form>
        )}
        <LinkButton look="secondary" to="/saved-searches">
          {t("Saved searches")}
        </LinkButton>
      </div>
    </div>
  );
}
