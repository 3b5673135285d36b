import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { orderProgress, progressFactsOf } from "../domain/states/order-progress.ts";
import type { OrderView } from "../domain/order-view.ts";

/** OP-47: four dots on a road; the current one is where the buyer is. */
export function ProgressDots({ order }: { readonly order: OrderView }) {
  const t = useText();
  const dots = orderProgress(progressFactsOf(order));
  return (
    <ol aria-label={t("Order progress")} className="isolate grid grid-cols-4">
      {dots.map((dot, index) => (
        <li
          aria-current={dot.isCurrent ? "step" : undefined}
          className="relative grid justify-items-center gap-2 text-center"
          key={dot.label}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute top-4 right-1/2 -z-10 left-[-50%] h-0.5 -translate-y-1/2 ${dots[index - 1]?.isComplete ? "bg-success" : "bg-line-strong"}`}
            />
          )}
          <span
            className={`relative grid size-8 place-items-center rounded-full border-2 ${
              dot.isComplete
                ? "border-success bg-success text-on-success"
                : dot.isCurrent
                  ? "border-action bg-surface-raised"
                  : "border-line-strong bg-surface-raised"
            }`}
          >
            {dot.isComplete && <Icon name="check" size={18} />}
            {dot.isCurrent && <span className="size-3 rounded-full bg-action" />}
          </span>
          <span className={`text-fine sm:text-small ${dot.isCurrent ? "font-semibold" : ""}`}>
            {t(dot.label)}
            <span className="sr-only">
              {dot.isComplete ? t(", completed") : dot.isCurrent ? t(", current step") : ""}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
