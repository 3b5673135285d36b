/** Names and values that tell figures of one name apart; both are words of ours. */
type Labels = Readonly<Record<string, string>>;

interface Figure {
  readonly labels: Labels;
  readonly value: number;
}

/** Figures of one name, asked for when somebody reads them. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "gauge" | "counter";
  readonly read: () => readonly Figure[] | Promise<readonly Figure[]>;
}

/** A metric that writes its own lines, e.g. a histogram. */
export interface WrittenMetric {
  readonly name: string;
  readonly help: string;
  readonly type: "histogram";
  readonly lines: () => readonly string[];
}

/** One line of the text format, e.g. `jobs{state="dead"} 2`. */
export function figureLine(name: string, { labels, value }: Figure): string {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${named.length === 0 ? "" : `{${named.join(",")}}`} ${value}`;
}

/** All metrics in the text format that Prometheus reads (version 0.0.4). */
export async function figuresText(metrics: readonly (Metric | WrittenMetric)[]): Promise<string> {
  const parts = await Promise.all(
    metrics.map(async (metric) => {
      const lines =
        metric.type === "histogram"
          ? metric.lines()
          : (await metric.read()).map((figure) => figureLine(metric.name, figure));
      return [`# HELP ${metric.name} ${metric.help}`, `# TYPE ${metric.name} ${metric.type}`, ...lines];
    }),
  );
  return `${parts.flat().join("\n")}\n`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
