import { useRef, type PointerEvent } from "react";
import { Button } from "#design-system/button.tsx";
import { FieldError } from "#design-system/field-frame.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Strokes } from "../domain/signature-mark.ts";
import { MarkView } from "./mark-view.tsx";

const SPACE = { width: 1000, height: 400 } as const;

interface SignaturePadProps {
  readonly id: string;
  readonly label: string;
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
  readonly error?: string | undefined;
}

/** A box to draw in with a finger, a pen or a mouse. Lines are kept as points, never as a picture. */
export function SignaturePad({ id, label, strokes, onChange, error }: SignaturePadProps) {
  const t = useText();
  const current = useRef<number[] | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
    return [
      clamp(((clientX - box.left) / box.width) * SPACE.width, SPACE.width),
      clamp(((clientY - box.top) / box.height) * SPACE.height, SPACE.height),
    ];
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = pointOf(event);
    onChange([...strokes, current.current]);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (current.current === null) return;
    const [x = 0, y = 0] = pointOf(event);
    const [lastX = 0, lastY = 0] = current.current.slice(-2);
    // What lies closer than a line is wide adds bytes, not shape.
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < 6) return;
    current.current = [...current.current, x, y];
    onChange([...strokes.slice(0, -1), current.current]);
  };
  const up = () => {
    current.current = null;
  };
  return (
    <div className="grid gap-2" id={id} tabIndex={-1}>
      <FieldError id={id} text={error} />
      <div className="flex items-end justify-between gap-3">
        <p className="font-semibold">{label}</p>
        <Button disabled={strokes.length === 0} look="quiet" onClick={() => onChange([])}>
          {t("Clear")}
          <span className="sr-only"> {label}</span>
        </Button>
      </div>
      <figure
        aria-label={strokes.length === 0 ? t("{label}: empty", { label }) : t("{label}: drawn", { label })}
        className="relative aspect-5/2 w-full max-w-md touch-none rounded-control border-2 border-line-strong bg-surface-raised"
        onPointerCancel={up}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
      >
        <span aria-hidden="true" className="absolute inset-x-6 bottom-[22%] border-b border-line" />
        <MarkView className="pointer-events-none absolute inset-0 size-full" strokes={strokes} />
      </figure>
    </div>
  );
}
