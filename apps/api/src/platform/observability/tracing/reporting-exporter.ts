import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingLog } from './tracing';

/** Minimum interval between two warnings that the endpoint does not accept traces, in milliseconds. */
const SILENT_MS = 600_000;

/** Returns an exporter that logs failed exports, because OpenTelemetry does not log them. */
export function reportingExporter(
  exporter: SpanExporter,
  log: TracingLog,
  clock = () => performance.now(),
): SpanExporter {
  let silentUntil = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && clock() >= silentUntil) {
          silentUntil = clock() + SILENT_MS;
          log.warn(`Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT: ${nameOf(result.error)}`);
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

const nameOf = (error: Error) =>
  'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? String(error.code)
    : error.name;
