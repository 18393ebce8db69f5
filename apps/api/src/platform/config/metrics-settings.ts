import { asPort, asText, type ReadSetting } from './read-setting';

/** Who reads the metrics, and where. @see requireMetricsAccess */
export type MetricsSettings = {
  /** What `GET /metrics` asks for; undefined: it answers programs of this machine at most. */
  token: string | undefined;
  /** Where they are served besides; undefined: nowhere. */
  port: number | undefined;
  host: string;
};

const MIN_TOKEN_LENGTH = 16;

/**
 * Reads from the environment how metrics are guarded.
 * @param read collects what is wrong
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
