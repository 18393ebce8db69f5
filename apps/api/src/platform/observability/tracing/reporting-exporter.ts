import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingLog } from './tracing';

/** The log names an endpoint that does not take traces, but not each batch. */
const SILENT_MS = 600_000;

/** The exporter, which says in the log when it fails: OpenTelemetry itself says nothing. */
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
