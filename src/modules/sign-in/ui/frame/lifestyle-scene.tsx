import type { AuthPage } from "./auth-page.ts";

/** A picture of the product's own for retailers that give none (AUTH-11), in the colors of their brand. */
export function LifestyleScene({ scene }: Pick<AuthPage, "scene">) {
  return (
    <svg
      aria-hidden="true"
      className="size-full bg-accent-soft"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 70 800 900"
    >
      {scene === "hills" ? <Hills /> : <Shore />}
    </svg>
  );
}

/** An evening drive home: low sun, round hills, a road. */
function Hills() {
  return (
    <>
      <circle className="fill-accent" cx="560" cy="400" r="150" />
      <circle className="fill-accent/30" cx="560" cy="400" r="230" />
      <path className="fill-action/20" d="M0 470q170-150 360-60t440-40v600H0Z" />
      <path className="fill-action/35" d="M0 520q240-110 430-30t370-30v500H0Z" />
      <g className="fill-surface-raised">
        <path d="M104 402h116v96H104Z" />
        <path className="fill-ink" d="M90 408 162 352l72 56Z" />
        <path className="fill-accent" d="M122 424h32v32h-32Zm48 0h32v32h-32Z" />
      </g>
      <path className="fill-action/60" d="M0 560q260-60 800-14v424H0Z" />
      <path className="fill-ink" d="M0 620q380-70 800-24v110q-420-40-800 26Z" />
      <path
        className="fill-none stroke-surface"
        d="M0 674q400-66 800-24"
        strokeDasharray="46 34"
        strokeWidth="6"
      />
      <path className="fill-action" d="M0 730q380-66 800-24v264H0Z" />
      <path
        className="fill-accent"
        d="M60 970q20-150 90-190-10 100-30 190Zm560 0q0-140 70-190 20 110 0 190Z"
      />
      <Tree x={330} y={470} />
      <Tree x={706} y={440} />
      <Car className="fill-surface-raised" x={352} y={526} />
    </>
  );
}

/** Early at the water: still sea, a pier, dark pines. */
function Shore() {
  return (
    <>
      <path className="fill-accent/15" d="M0 70h800v350H0Z" />
      <circle className="fill-surface-raised" cx="300" cy="390" r="92" />
      <path className="fill-accent/35" d="M0 420 190 320l150 100 120-70 160 70 180-90v90Z" />
      <path className="fill-accent/60" d="M0 420h800v190H0Z" />
      <path
        className="fill-none stroke-surface-raised/60"
        d="M230 446h140M250 472h100M214 500h172M262 528h76"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <path
        className="fill-ink"
        d="M452 494h348v14H452Zm24 14h12v70h-12Zm120 0h12v70h-12Zm120 0h12v70h-12Z"
      />
      <path className="fill-surface-raised" d="M610 424h108v70H610Z" />
      <path className="fill-action" d="M598 428 664 384l66 44Zm32 16h24v24h-24Zm44 0h24v24h-24Z" />
      <path className="fill-accent" d="M0 556q280-30 800-6v420H0Z" />
      <path className="fill-surface-raised/25" d="M0 640q420-60 800-26v64q-400-30-800 34Z" />
      <Pine x={70} y={570} />
      <Pine x={154} y={590} />
      <Pine x={724} y={610} />
      <Pine x={630} y={900} />
      <Pine x={120} y={930} />
      <Car className="fill-action" x={270} y={530} />
    </>
  );
}

function Tree({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-ink" d="M-5 40h10v60H-5Z" />
      <path className="fill-action" d="M0-40q44 20 40 60T0 56q-44 0-40-36T0-40Z" />
    </g>
  );
}

function Pine({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-ink" d="M-7-30H7V8H-7Z" />
      <path className="fill-ink" d="M0-210 44-120H24l38 62H36l36 58H-72l36-58h-26l38-62h-20Z" />
    </g>
  );
}

/** Seen from its side, wheels at the lower edge; 260 wide. */
function Car({ x, y, className }: { readonly x: number; readonly y: number; readonly className: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-ink/30" d="M4 100q126 16 252 0-126-14-252 0Z" />
      <path
        className={className}
        d="M0 62q2-20 34-26L66 8q8-8 22-8h62q14 0 24 9l28 25 40 5q16 3 18 20v16q0 9-9 9H8q-8 0-8-8Z"
      />
      <path className="fill-accent-soft" d="M78 16q5-5 12-5h24v25H56Zm46-5h24q9 0 15 6l22 19h-61Z" />
      <path className="fill-accent" d="M246 48q12 2 13 13h-13Z" />
      <circle className="fill-ink" cx="58" cy="82" r="24" />
      <circle className="fill-surface-raised" cx="58" cy="82" r="10" />
      <circle className="fill-ink" cx="202" cy="82" r="24" />
      <circle className="fill-surface-raised" cx="202" cy="82" r="10" />
    </g>
  );
}
