import type { Tracing, TracingLog } from './tracing';
import type { TracingSettings } from '../../config/tracing-settings';

/**
 * Starts tracing. The tracing packages are loaded only if an endpoint is configured.
 * @returns null if no endpoint is configured
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
