import type { RemoteSpan } from './traceparent';
import type { OpenSpan, TraceScope } from './trace-scope';
import type { TracingSettings } from './tracing-settings';

export type TracingLog = { warn: (text: string) => void };

export type Tracing = {
  /** The span of a request; `caller` is the span of a trusted program that made it. */
  beginRequest: (name: string, attributes: Record<string, string>, caller: RemoteSpan | null) => OpenSpan;
  /** Where work beside the requests is done: each piece is a trace of its own. */
  jobs: TraceScope;
  /** Sends what is left, for two seconds at most. */
  stop: () => Promise<void>;
};

/**
 * Begins to record traces. The packages for it are loaded only where they are sent somewhere.
 * @returns null without an endpoint
 */
export async function startTracing(
  settings: TracingSettings,
  version: string,
  log: TracingLog,
): Promise<Tracing | null> {
  const { endpoint } = settings;
  if (endpoint === undefined) return null;
  const { openTracing } = await import('./open-tracing');
  return openTracing({ ...settings, endpoint }, version, log);
}
