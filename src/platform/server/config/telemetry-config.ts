import * as v from "valibot";
import type { TelemetryConfig } from "../telemetry/otlp-telemetry.ts";

const HEADERS = /^[\w-]+=[^,]*(?:,[\w-]+=[^,]*)*$/u;

/** The part of the environment's schema that belongs to traces: OpenTelemetry's own names. */
export const telemetryEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s?#]+$/u, "OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address"),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(HEADERS, "OTEL_EXPORTER_OTLP_HEADERS must read like name=value, separated by commas"),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), "forecourt"),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/u, "OTEL_TRACES_SAMPLER_ARG must be between 0 and 1"),
      v.transform(Number),
    ),
    "1",
  ),
};

type TelemetryEnvironment = v.InferOutput<ReturnType<typeof schema>>;
const schema = () => v.object(telemetryEntries);

/** Undefined where no collector is named. */
export function asTelemetryConfig(values: TelemetryEnvironment): TelemetryConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values;
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/+$/u, "")}/v1/traces`,
    headers: Object.fromEntries(
      (headers ?? "").split(",").flatMap((pair) => {
        const at = pair.indexOf("=");
        return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
      }),
    ),
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
