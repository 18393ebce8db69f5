import type { RemoteSpan } from './traceparent';
import type { OpenSpan, TraceScope } from './trace-scope';

export type TracingLog = { warn: (text: string) => void };

/** Spans since the start: taken by the collector, and lost for want of room, because they could not be sent, or beyond the most of one piece of work. */
export type SpanCounts = { sent: number; lost: { queue_full: number; not_sent: number; limit: number } };

export type Tracing = {
  /** The span of a request; `caller` is the span of a trusted program that made it. */
  beginRequest: (name: string, attributes: Record<string, string>, caller: RemoteSpan | null) => OpenSpan;
  /** Where work beside the requests is done: each piece is a trace of its own. */
  jobs: TraceScope;
  /** What became of the spans until now. */
  counts: () => SpanCounts;
  /** Sends what is left, for two seconds at most. */
  stop: () => Promise<void>;
};
