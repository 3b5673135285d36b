import { formatMiles } from "#design-system/mileage-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { ConditionMark, ConditionReport } from "#modules/inventory/domain/condition/condition-report.ts";
import { photoAddress } from "#modules/inventory/domain/photo-address.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { usePhotoPattern } from "#modules/inventory/ui/card/photo-pattern.ts";
import { markWords, numberedMarks, partWords } from "./mark-words.ts";
import { viewWords } from "./view-words.ts";
import { MarkedCar } from "./marked-car.tsx";

interface ConditionSectionProps {
  readonly vehicle: VehicleDetailsView;
  readonly report: ConditionReport;
}

/** What an inspection found: how the car was read, every mark with its place and photo, inside and odometer. */
export function ConditionSection({ vehicle, report }: ConditionSectionProps) {
  const t = useText();
  const marks = numberedMarks(report.marks);
  const sides = (["driver", "passenger", "front", "rear"] as const).map((view) => (
    <MarkedCar key={view} marks={marks} t={t} vehicle={vehicle} view={view} />
  ));
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">{summary(t, report)}</p>
      <Readings report={report} t={t} />
      {marks.length > 0 && (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <div className="grid grid-cols-2 content-start gap-3 rounded-card bg-surface-sunken p-3">
            {sides}
          </div>
          <ol className="grid content-start gap-1">
            {marks.map((mark, at) => (
              <Mark key={`${at} ${mark.part}`} mark={mark} number={at + 1} t={t} />
            ))}
          </ol>
        </div>
      )}
      <Pictures report={report} t={t} />
    </div>
  );
}

function summary(t: Text, { marks, inspectedOn }: ConditionReport): string {
  const isClean = marks.length === 0;
  if (inspectedOn === null) {
    return isClean
      ? t("Our technician looked it over and found no marks worth listing.")
      : t(
          "Our technician looked it over. Everything that is not perfect is listed here, small things included.",
        );
  }
  const date = dayText(new Date(inspectedOn), t.language);
  return isClean
    ? t("Our technician looked it over on {date} and found no marks worth listing.", { date })
    : t(
        "Our technician looked it over on {date}. Everything that is not perfect is listed here, small things included.",
        { date },
      );
}

/** Figures that were read from the car itself. */
function Readings({ report, t }: { readonly report: ConditionReport; readonly t: Text }) {
  const readings: (readonly [string, string])[] = [];
  if (report.odometer !== null) readings.push([t("Odometer at inspection"), formatMiles(report.odometer)]);
  if (report.tread32nds !== null) {
    readings.push([
      t("Lowest tire tread"),
      t("{depth}/32 inch (new is about 10/32)", { depth: report.tread32nds }),
    ]);
  }
  if (readings.length === 0) return null;
  return (
    <dl className="grid gap-x-8 lg:grid-cols-2">
      {readings.map(([label, value]) => (
        <div
          className="flex min-h-12 items-center justify-between gap-6 border-b border-line py-2"
          key={label}
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-right font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Mark({
  mark,
  number,
  t,
}: {
  readonly mark: ConditionMark;
  readonly number: number;
  readonly t: Text;
}) {
  const pattern = usePhotoPattern();
  const part = partWords(t, mark.part);
  return (
    <li className="condition-mark" id={`mark-${number}`}>
      <span aria-hidden="true" className="mark-number">
        {number}
      </span>
      <div className="min-w-0">
        <strong>{part}</strong>
        <p className="text-small text-ink-muted">{markWords(t, mark)}</p>
        {mark.note !== null && (
          <p className="text-small" lang="en">
            {mark.note}
          </p>
        )}
      </div>
      {mark.photo !== null && (
        <a href={photoAddress(pattern, mark.photo, 1280)} target="_blank" rel="noopener">
          <img
            alt={t("Photo of mark {number}: {part}", { number, part })}
            height={72}
            loading="lazy"
            src={photoAddress(pattern, mark.photo, 320)}
            width={96}
          />
        </a>
      )}
    </li>
  );
}

function Pictures({ report, t }: { readonly report: ConditionReport; readonly t: Text }) {
  const pattern = usePhotoPattern();
  if (report.pictures.length === 0) return null;
  return (
    <ul className="condition-pictures">
      {report.pictures.map(({ view, photo }) => (
        <li key={photo}>
          <a href={photoAddress(pattern, photo, 1280)} target="_blank" rel="noopener">
            <img
              alt={t("Photo from the inspection: {view}", { view: viewWords(t, view) })}
              height={180}
              loading="lazy"
              src={photoAddress(pattern, photo, 480)}
              width={240}
            />
          </a>
          <span aria-hidden="true">{viewWords(t, view)}</span>
        </li>
      ))}
    </ul>
  );
}
