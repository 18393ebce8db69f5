import { TraceFlags } from '@opentelemetry/api';
import type { SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { SpanCounts } from './tracing';

/** `ExportResultCode.SUCCESS` of a package that is not ours to import. */
const SUCCESS = 0;

/**
 * Counts what becomes of recorded spans, which OpenTelemetry keeps to itself.
 * @param most spans that wait at once: further ones are lost here, before a queue of the same size
 */
export function countSpans(most: number) {
  const counts: SpanCounts = { sent: 0, lost: { queue_full: 0, not_sent: 0, limit: 0 } };
  let waiting = 0;
  return {
    counts,
    /** Around what sends: takes the batches that have waited. */
    exporter: (inner: SpanExporter): SpanExporter => ({
      export: (spans, done) => {
        waiting -= spans.length;
        inner.export(spans, (result) => {
          if (result.code === SUCCESS) counts.sent += spans.length;
          else counts.lost.not_sent += spans.length;
          done(result);
        });
      },
      forceFlush: () => inner.forceFlush?.() ?? Promise.resolve(),
      shutdown: () => inner.shutdown(),
    }),
    /** Around what lets spans wait. */
    processor: (inner: SpanProcessor): SpanProcessor => ({
      onStart: (span, parent) => inner.onStart(span, parent),
      onEnd: (span) => {
        if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
        if (waiting >= most) {
          counts.lost.queue_full += 1;
          return;
        }
        waiting += 1;
        inner.onEnd(span);
      },
      forceFlush: () => inner.forceFlush(),
      shutdown: () => inner.shutdown(),
    }),
  };
}
