import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { reportingExporter } from './reporting-exporter';
import { countSpans } from './span-counts';
import type { OpenSpan, Work } from './trace-scope';
import { traceparentOf } from './traceparent';
import type { SpanCounts, Tracing, TracingLog } from './tracing';
import type { TracingSettings } from '../../config/tracing-settings';

const MAX_STOP_MS = 2_000;
/**
 * Limits of the export queue. When the queue is full, further spans are dropped, so that an unreachable endpoint costs
 * at most a few megabytes of memory.
 */
const QUEUE = { maxQueueSize: 2_048, maxExportBatchSize: 512, exportTimeoutMillis: 10_000 };
/** Maximum number of spans per request or job. For example, an import runs a hundred thousand statements. */
const MAX_SPANS = 1_000;

const KINDS = { call: SpanKind.CLIENT, statement: SpanKind.CLIENT, job: SpanKind.CONSUMER } as const;

/** Records traces and exports them to the endpoint in batches, asynchronously. */
export function openTracing(
  settings: TracingSettings & { endpoint: string },
  version: string,
  log: TracingLog,
): Tracing {
  const spans = countSpans(QUEUE.maxQueueSize);
  const exporter = spans.exporter(reportingExporter(new OTLPTraceExporter({ url: settings.endpoint }), log));
  const budget = () => budgetOf(spans.counts);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName, 'service.version': version }),
    sampler: samplerOf(settings.sampler),
    spanLimits: { attributeValueLengthLimit: 200, attributeCountLimit: 20 },
    spanProcessors: [spans.processor(new BatchSpanProcessor({ exporter, ...QUEUE }))],
  });
  const tracer = provider.getTracer('vaglio', version);
  return {
    beginRequest: (name, attributes, caller) => {
      const remote = caller && {
        traceId: caller.traceId,
        spanId: caller.spanId,
        traceFlags: caller.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      };
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
      return openSpan(tracer, { name, attributes, kind: SpanKind.SERVER }, parent, budget());
    },
    jobs: {
      begin: (work) => (work.kind === 'job' ? openSpan(tracer, startOf(work), ROOT_CONTEXT, budget()) : null),
    },
    counts: () => spans.counts,
    stop: async () => {
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, MAX_STOP_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), tooLong]);
    },
  };
}

type Start = { name: string; kind: SpanKind; attributes: Attributes };
type Budget = { take: () => boolean };

const startOf = ({ name, kind, attributes = {} }: Work): Start => ({ name, kind: KINDS[kind], attributes });

function budgetOf({ lost }: SpanCounts): Budget {
  let left = MAX_SPANS;
  return {
    take: () => {
      left -= 1;
      if (left >= 0) return true;
      lost.limit += 1;
      return false;
    },
  };
}

function openSpan(
  tracer: Tracer,
  { name, kind, attributes }: Start,
  parent: Context,
  spans: Budget,
): OpenSpan {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const context = trace.setSpan(parent, span);
  let hasEnded = false;
  return {
    traceId,
    headers: {
      traceparent: traceparentOf({ traceId, spanId, isSampled: traceFlags === TraceFlags.SAMPLED }),
    },
    // Spans that begin after the response, such as those of a timer, are not recorded.
    begin: (work) =>
      hasEnded || !span.isRecording() || !spans.take()
        ? null
        : openSpan(tracer, startOf(work), context, spans),
    end: (failure, found = {}) => {
      if (hasEnded) return;
      hasEnded = true;
      span.setAttributes(found);
      if (failure !== undefined) {
        span.setAttribute('error.type', kindOf(failure));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** Returns the code or the class of an error. The message is not recorded, because it may quote text of a person. */
function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'failed';
  const root = failure.cause instanceof Error ? failure.cause : failure;
  return 'code' in root && typeof root.code === 'string' ? root.code : root.name;
}

function samplerOf({ kind, keepsToParent, ratio }: TracingSettings['sampler']) {
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }[kind]();
  return keepsToParent ? new ParentBasedSampler({ root }) : root;
}
