import type { RemoteSpan } from './traceparent';
import type { OpenSpan, TraceScope } from './trace-scope';

export type TracingLog = { warn: (text: string) => void };

/**
 * Numbers of spans since the start: exported spans, and lost spans by cause (full queue, failed export, limit per
 * request or job).
 */
export type SpanCounts = { sent: number; lost: { queue_full: number; not_sent: number; limit: number } };

export type Tracing = {
  /** Starts the span of a request. `caller` is the span of a trusted client program; null if there is none. */
  beginRequest: (name: string, attributes: Record<string, string>, caller: RemoteSpan | null) => OpenSpan;
  /** Scope of background work. Each job has its own trace. */
  jobs: TraceScope;
  /** Returns the numbers of spans since the start. */
  counts: () => SpanCounts;
  /** Exports the remaining spans. Waits at most two seconds. */
  stop: () => Promise<void>;
};
