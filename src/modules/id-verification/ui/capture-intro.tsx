import { Icon, type IconName } from "#design-system/icon.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useIsComputer } from "./use-is-phone.ts";

/** What a link is for, how long it takes and who sees the pictures: whoever opens it sees no order beside it. */
export function CaptureIntro() {
  const t = useText();
  const isComputer = useIsComputer();
  const facts: readonly (readonly [IconName, string])[] = [
    ["clock", t("About two minutes. Have your driver's license at hand.")],
    [
      "shield",
      t("Only the people who prepare your contract, and your lender if you have one, see your pictures."),
    ],
    ...(isComputer
      ? [["mobile", t("It's easier on your phone: open the link from the text message there.")] as const]
      : []),
  ];
  return (
    <div className="grid gap-4">
      <StepHeading title={t("Verify your ID")}>
        {t("Before you get your car, we check that it's you.")}
      </StepHeading>
      <ul className="grid gap-2 text-small">
        {facts.map(([icon, fact]) => (
          <li className="flex items-start gap-2.5" key={icon}>
            <Icon className="mt-0.5 shrink-0 text-action" name={icon} size={20} />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much of the page is filled in, as a bar of its parts and in words. */
export function CaptureProgress({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useText();
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5">
        {Array.from({ length: of }, (_, at) => (
          <span
            className={`h-1.5 rounded-full forced-color-adjust-none ${at < done ? "bg-success" : "bg-line"}`}
            key={at}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-fine font-semibold text-ink-muted">
        {t("{done} of {of} done", { done, of })}
      </p>
    </div>
  );
}
