import { Icon, type IconName } from "#design-system/icon.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import type { ConditionReport } from "#modules/inventory/domain/condition/condition-report.ts";
import type { VehicleContent } from "#modules/inventory/domain/vehicle-content.ts";
import type { Condition } from "#modules/inventory/domain/vehicle.ts";

interface ProofChipsProps {
  readonly condition: Condition;
  /** What its inspection found; null where nobody tells. */
  readonly report: Pick<ConditionReport, "marks"> | null;
  readonly content: Pick<VehicleContent, "guide" | "returnDays">;
}

interface Proof {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

/** What the retailer stands for, each with where that is told in full; nothing that nobody promised. */
function proofsOf({ condition, content, report }: ProofChipsProps, t: Text): readonly Proof[] {
  const { guide, returnDays } = content;
  const warranty = guide?.warranty ?? null;
  const miles = (warranty?.miles ?? 0).toLocaleString("en-US");
  const proofs: (Proof | false)[] = [
    report !== null && { icon: "search", label: inspected(t, report.marks.length), href: "#condition" },
    condition === "certified" && {
      icon: "success",
      label: t("Certified by the manufacturer's program"),
      href: "/warranty",
    },
    condition === "new" && { icon: "shield", label: t("Manufacturer warranty"), href: "/warranty" },
    warranty?.months != null && {
      icon: "shield",
      label:
        warranty.miles === null
          ? t("{months}-month warranty", { months: warranty.months })
          : t("{months}-month, {miles}-mile warranty", { months: warranty.months, miles }),
      href: "#warranty",
    },
    returnDays !== null && {
      icon: "turn",
      label: t("Return it within {days} days", { days: returnDays }),
      href: "/why-us",
    },
  ];
  return proofs.filter((proof) => proof !== false);
}

function inspected(t: Text, marks: number): string {
  if (marks === 0) return t("Inspected: no marks listed");
  return marks === 1 ? t("Inspected: 1 mark shown") : t("Inspected: {count} marks shown", { count: marks });
}

/** Short promises below the price. */
export function ProofChips(props: ProofChipsProps) {
  const t = useText();
  const path = usePath();
  const proofs = proofsOf(props, t);
  if (proofs.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {proofs.map(({ icon, label, href }) => (
        <WrittenOnce by={`proof ${icon} ${href} ${label}`} key={label}>
          {() => (
            <li>
              <a
                className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-surface-sunken px-3.5 text-small font-medium underline-offset-4 hover:underline"
                href={href.startsWith("#") ? href : path(href)}
              >
                <Icon className="shrink-0 text-success" name={icon} size={18} />
                {label}
              </a>
            </li>
          )}
        </WrittenOnce>
      ))}
    </ul>
  );
}
