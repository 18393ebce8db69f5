import type { RemoteSpan } from './traceparent';
import type { OpenSpan, TraceScope } from './trace-scope';

export type TracingLog = { warn: (text: string) => void };

export type Tracing = {
  /** The span of a request; `caller` is the span of a trusted program that made it. */
  beginRequest: (name: string, attributes: Record<string, string>, caller: RemoteSpan | null) => OpenSpan;
  /** Where work beside the requests is done: each piece is a trace of its own. */
  jobs: TraceScope;
  /** Sends what is left, for two seconds at most. */
  stop: () => Promise<void>;
};
