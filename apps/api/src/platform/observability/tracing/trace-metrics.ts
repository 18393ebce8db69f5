import { Counter, type Registry } from 'prom-client';
import type { Tracing } from './tracing';

/** Registers metrics for exported and lost spans. If tracing is disabled, they are 0 or omitted. */
export function measureTraces(registry: Registry, tracing: Pick<Tracing, 'counts'> | null): void {
  const registers = [registry];
  new Counter({
    registers,
    name: 'vaglio_trace_spans_sent_total',
    help: 'Spans of traces that the collector has taken',
    collect() {
      this.reset();
      if (tracing) this.inc(tracing.counts().sent);
    },
  });
  new Counter({
    registers,
    name: 'vaglio_trace_spans_lost_total',
    help: 'Spans of traces that nobody has, by reason: queue_full, not_sent, or limit (of one request or job)',
    labelNames: ['reason'],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(tracing?.counts().lost ?? {})) this.inc({ reason }, count);
    },
  });
}
