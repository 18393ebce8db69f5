import type { Tracing, TracingLog } from './tracing';
import type { TracingSettings } from '../../config/tracing-settings';

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
