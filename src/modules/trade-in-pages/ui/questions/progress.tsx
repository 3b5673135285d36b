import { classNames } from "#design-system/class-names.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { StepOrder } from "./use-step-order.ts";

/** How far it is: by question on phones, by page where there is room. */
export function Progress({
  sheet: { groups, group, steps, step },
}: {
  readonly sheet: Pick<StepOrder, "groups" | "group" | "steps" | "step">;
}) {
  const t = useText();
  const at = steps.indexOf(step);
  const page = groups.indexOf(group);
  return (
    <div className="grid gap-2 text-small text-ink-muted">
      <p className="md:hidden">
        {t("Question {number} of {count}", { number: at + 1, count: steps.length })}
      </p>
      <p className="max-md:hidden">
        {t("Page {number} of {count}", { number: page + 1, count: groups.length })}
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {groups.map((one, index) => (
          <span className="h-1.5 grow overflow-hidden rounded-pill bg-line" key={one.title}>
            <span
              className={classNames("block h-full rounded-pill bg-action", index > page && "invisible")}
              style={{
                width: index < page ? "100%" : `${shareOf(one.steps.indexOf(step), one.steps.length)}%`,
              }}
            />
          </span>
        ))}
      </div>
    </div>
  );
}

const shareOf = (at: number, count: number): number => Math.round(((at + 1) / count) * 100);
