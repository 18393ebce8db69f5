import { isUrl } from '@vaglio/startups-domain';
import { asText, type ReadSetting } from './read-setting';

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

/** Destination and sampling of traces, from the standard variables of OpenTelemetry. */
export type TracingSettings = {
  /** Address of the OTLP receiver over HTTP; undefined if tracing is disabled. */
  endpoint: string | undefined;
  serviceName: string;
  sampler: { kind: (typeof SAMPLERS)[number]; keepsToParent: boolean; ratio: number };
};

/**
 * Reads the tracing settings from the environment. The exporter reads headers, timeout and compression itself.
 * @param read collects invalid settings
 */
export function readTracing(read: ReadSetting): TracingSettings {
  const base = read<string | undefined>(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    undefined,
    asEndpoint,
    'an address like http://localhost:4318',
  );
  const sampler = read(
    'OTEL_TRACES_SAMPLER',
    { kind: SAMPLERS[0], keepsToParent: true },
    asSampler,
    `one of ${SAMPLERS.flatMap((kind) => [kind, `parentbased_${kind}`]).join(', ')}`,
  );
  return {
    endpoint: base === undefined ? undefined : `${base}/v1/traces`,
    serviceName: read('OTEL_SERVICE_NAME', 'vaglio', asText, 'a name'),
    sampler: { ...sampler, ratio: read('OTEL_TRACES_SAMPLER_ARG', 1, asRatio, 'a number from 0 to 1') },
  };
}

function asEndpoint(text: string): string | undefined {
  if (!isUrl(text) || !['http:', 'https:'].includes(new URL(text).protocol)) return undefined;
  return text.replace(/(?<!\/)\/+$/, '');
}

type Sampler = Pick<TracingSettings['sampler'], 'kind' | 'keepsToParent'>;

function asSampler(text: string): Sampler | undefined {
  const name = text.replace(/^parentbased_/, '');
  const kind = SAMPLERS.find((each) => each === name);
  return kind && { kind, keepsToParent: name !== text };
}

const asRatio = (text: string) => (/^(0?\.\d+|[01](\.0+)?)$/.test(text) ? Number(text) : undefined);
