import { Counter, Gauge, type Registry } from 'prom-client';
import type { WorkLimiter } from './work-limiter';

/** Registers metrics for running, waiting and refused requests per kind of work. */
export function measureWork(registry: Registry, limiters: ReadonlyMap<string, WorkLimiter>): void {
  const metric = { labelNames: ['kind'], registers: [registry] };
  const states = () => [...limiters].map(([kind, limiter]) => ({ kind, ...limiter.state() }));
  new Gauge({
    ...metric,
    name: 'vaglio_work_running',
    help: 'Pieces of work under way, by kind',
    collect() {
      for (const { kind, running } of states()) this.set({ kind }, running);
    },
  });
  new Gauge({
    ...metric,
    name: 'vaglio_work_waiting',
    help: 'Pieces of work that wait for their turn, by kind',
    collect() {
      for (const { kind, waiting } of states()) this.set({ kind }, waiting);
    },
  });
  new Counter({
    ...metric,
    name: 'vaglio_work_refused_total',
    help: 'Pieces of work that were refused because too much waited, by kind',
    collect() {
      this.reset();
      for (const { kind, refused } of states()) this.inc({ kind }, refused);
    },
  });
}
