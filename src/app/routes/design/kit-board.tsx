import { useEffect, useRef, useState } from "react";
import { SelectField } from "#design-system/select-field.tsx";

/** How a store looks, as the values and attributes that styles read. */
export interface Kit {
  readonly name: string;
  readonly css: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface KitBoardProps {
  readonly kits: readonly Kit[];
  /** Addresses of pages that need a car. */
  readonly details: string;
  readonly compared: string;
}

const WIDTHS = ["375", "768", "1440"];
const SCHEMES = ["light", "dark"];

/** For people who make a kit: English only, like the components. */
export function KitBoard({ kits, details, compared }: KitBoardProps) {
  const screens: Readonly<Record<string, string>> = {
    Components: "/design/components",
    Landing: "/",
    Results: "/search",
    Details: details,
    Compare: compared,
    Financing: "/financing",
    "Sell your car": "/trade-in",
    Contact: "/contact-us",
    "Pre-qualify": "/pre-qualify",
    "Sign in": "/sign-in",
    "Not found": "/404",
  };
  const [screen, setScreen] = useState("Components");
  const [width, setWidth] = useState("375");
  const [scheme, setScheme] = useState("light");
  const [shown, setShown] = useState([0, Math.min(1, kits.length - 1)]);
  const html = useMarkup(screens[screen] ?? "/");
  const choose = (side: number, name: string) =>
    setShown(shown.map((at, index) => (index === side ? kits.findIndex((kit) => kit.name === name) : at)));
  return (
    <div className="page-width grid gap-6 py-8">
      <h1 className="text-heading">Kits side by side</h1>
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice label="Screen" onChoose={setScreen} options={Object.keys(screens)} value={screen} />
        <Choice label="Width" onChoose={setWidth} options={WIDTHS} value={width} />
        <Choice label="Scheme" onChoose={setScheme} options={SCHEMES} value={scheme} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {shown.map((at, side) => {
          const kit = kits[at];
          if (kit === undefined) return null;
          const label = side === 0 ? "First kit" : "Second kit";
          return (
            <div className="grid content-start gap-3" key={label}>
              <Choice
                label={label}
                onChoose={(name) => choose(side, name)}
                options={kits.map(({ name }) => name)}
                value={kit.name}
              />
              <Stage html={html} kit={kit} scheme={scheme} width={Number(width)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <SelectField
      id={`kit-${label.toLowerCase().replaceAll(" ", "-")}`}
      label={label}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value}
    />
  );
}

/** The document of a screen as the server writes it; null until it is here. */
function useMarkup(address: string): string | null {
  const [markup, setMarkup] = useState<{ address: string; html: string } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (answer) => setMarkup({ address, html: await answer.text() }))
      .catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  return markup?.address === address ? markup.html : null;
}

interface StageProps {
  readonly html: string | null;
  readonly kit: Kit;
  readonly width: number;
  readonly scheme: string;
}

/** A document in a frame without scripts, in the kit's values instead of its store's. */
function Stage({ html, kit, width, scheme }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    if (box.current) seen.observe(box.current);
    return () => seen.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return (
    <div className="h-[80vh] overflow-hidden rounded-card border border-line bg-surface-sunken" ref={box}>
      {html !== null && (
        <iframe
          className="border-0"
          sandbox="allow-same-origin"
          srcDoc={inKit(html, kit, scheme)}
          style={{
            width,
            height: `${80 / scale}vh`,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
          title={`${kit.name}, ${width} pixels, ${scheme}`}
        />
      )}
    </div>
  );
}

/** The kit's attributes in front of the store's own, which a parser then ignores, and its values after them. */
function inKit(html: string, { css, attributes }: Kit, scheme: string): string {
  const own = Object.entries({ ...attributes, "data-theme": scheme, "data-demo-bar": "closed" });
  const written = own.map(([name, value]) => `${name}="${value}"`).join(" ");
  // A public page carries the rules of its own store's kit alone (0655).
  const sheet = / data-sheet="([^"]+)"/.exec(html)?.[1];
  const whole = sheet === undefined ? "" : `<link href="${sheet}" rel="stylesheet">`;
  return html
    .replace("<html", () => `<html ${written}`)
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replace("</head>", () => `${whole}<style>${css}</style></head>`);
}
