import { TraceFlags } from '@opentelemetry/api';
import type { SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import type { SpanCounts } from './tracing';

/** Value of `ExportResultCode.SUCCESS`. Its package is only an indirect dependency, so it is not imported. */
const SUCCESS = 0;

/**
 * Counts exported and lost spans, because OpenTelemetry does not expose these counts.
 * @param most maximum number of waiting spans. Further spans are counted as lost before they reach a queue of the same
 * size.
 */
export function countSpans(most: number) {
  const counts: SpanCounts = { sent: 0, lost: { queue_full: 0, not_sent: 0, limit: 0 } };
  let waiting = 0;
  return {
    counts,
    /** Wraps the exporter to count the spans that leave the queue. */
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
    /** Wraps the span processor to count the spans that enter the queue. */
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
