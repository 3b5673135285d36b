import { useState } from "react";
import { Badge } from "#design-system/badge.tsx";
import { Button } from "#design-system/button.tsx";
import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import type { StepEvent } from "#modules/order-steps/domain/step-descriptor.ts";
import { EVENT_GROUPS, groupOfStep } from "./order-events-data.ts";

interface OrderEventsProps {
  /** The tracker's step that is open; null where none is known. */
  readonly step: string | null;
  readonly onPlay: (event: string) => void;
}

/** Buttons by who presses them. On phones one group is open: whoever is next for this order, until another is opened. */
export function OrderEvents({ step, onPlay }: OrderEventsProps) {
  const [chosen, setChosen] = useState<string | null>();
  const next = groupOfStep(step);
  const open = chosen === undefined ? (next ?? EVENT_GROUPS[0]?.group) : chosen;
  return (
    <div className="grid lg:gap-5">
      {EVENT_GROUPS.map(({ group, events }, at) => (
        <div className="grid max-lg:border-t max-lg:border-line lg:gap-2" key={group}>
          <h3 className="max-lg:hidden">{group}</h3>
          <button
            aria-controls={`events-${at}`}
            aria-expanded={group === open}
            className="flex min-h-12 items-center gap-2 text-left font-semibold lg:hidden"
            onClick={() => setChosen(group === open ? null : group)}
            type="button"
          >
            <span className="grow">
              {group} <span className="font-normal text-ink-muted">{events.length}</span>
            </span>
            {group === next && <Badge tone="info">Next</Badge>}
            <Icon className={classNames("shrink-0", group === open && "rotate-180")} name="chevron-down" />
          </button>
          <EventButtons
            className={group === open ? undefined : "max-lg:hidden"}
            events={events}
            group={group}
            id={`events-${at}`}
            onPlay={onPlay}
          />
        </div>
      ))}
    </div>
  );
}

function EventButtons({
  group,
  events,
  id,
  className,
  onPlay,
}: Pick<OrderEventsProps, "onPlay"> & {
  readonly group: string;
  readonly events: readonly StepEvent[];
  readonly id: string;
  readonly className: string | undefined;
}) {
  return (
    <fieldset
      aria-label={group}
      className={classNames("grid grid-cols-2 gap-2 max-lg:pb-4 lg:flex lg:flex-wrap", className)}
      id={id}
    >
      {events.map(({ event, label }) => (
        <Button
          className="min-h-11 px-3 text-small lg:px-4"
          key={event}
          look="secondary"
          onClick={() => onPlay(event)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
