/** What ends when a server does, in this order, whatever came up first. */
const ORDER = [
  "idle memory",
  "figures",
  "streams",
  "requests",
  "application",
  "frontend",
  "telemetry",
  "database",
] as const;

type Part = (typeof ORDER)[number];

/** The end of a server, of which it learns part by part while it comes up. */
export class Shutdown {
  /** What still needs the database and ends meanwhile. */
  others: Promise<void> | undefined;
  /** Begins what may go on while load balancers notice and requests end. */
  onBegin: (() => void) | undefined;
  #isOn = false;
  readonly #ends = new Map<Part, () => Promise<unknown> | void>();

  /** True from the first moment of the end on. */
  get isOn(): boolean {
    return this.#isOn;
  }

  with(part: Part, end: () => Promise<unknown> | void): void {
    this.#ends.set(part, end);
  }

  begin(others: Promise<void> | undefined): void {
    this.#isOn = true;
    this.others = others;
    this.onBegin?.();
  }

  /** Ends what has come up so far. */
  async run(): Promise<void> {
    for (const part of ORDER) await this.#ends.get(part)?.();
  }
}
