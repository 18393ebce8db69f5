import { asPort, asText, type ReadSetting } from './read-setting';

/** Access to the metrics, enforced by requireMetricsAccess. */
export type MetricsSettings = {
  /** Bearer token of `GET /metrics`. If undefined, at most programs on this machine have access. */
  token: string | undefined;
  /** Additional port for the metrics; undefined if there is none. */
  port: number | undefined;
  host: string;
};

const MIN_TOKEN_LENGTH = 16;

/**
 * Reads the metrics settings from the environment.
 * @param read collects invalid settings
 */
export function readMetricsSettings(read: ReadSetting): MetricsSettings {
  return {
    token: read<string | undefined>(
      'METRICS_TOKEN',
      undefined,
      asToken,
      `at least ${MIN_TOKEN_LENGTH} characters long, without spaces`,
    ),
    port: read<number | undefined>('METRICS_PORT', undefined, asPort, 'a port from 1 to 65535'),
    host: read('METRICS_HOST', '127.0.0.1', asText, 'a host name'),
  };
}

const asToken = (text: string) => (/^\S+$/.test(text) && text.length >= MIN_TOKEN_LENGTH ? text : undefined);
