import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { ListDeps } from '../../screening/list/list-deps';
import { HEALTH_CHECKS } from '../health/health-checks';
import { measureAnswers } from '../../platform/observability/metrics/answer-metrics';
import { registerFamilies } from '../../platform/observability/metrics/families';
import { processFamilies } from './process-families';

export type Metrics = {
  /** For what a module measures itself. */
  registry: Registry;
  /** All of them in the text format of Prometheus. A database that does not answer leaves out what it counts. */
  text: () => Promise<string>;
};

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Gauges with the names of counters; `nodejs_active_resources` and what is like it have the same. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

let ofProcess: Registry | undefined;

/**
 * Its event loop and its collector are watched once, however many applications the process starts: a watch never ends,
 * and keeps the application that began it.
 */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  for (const name of MISNAMED) ofProcess.removeSingleMetric(name);
  return ofProcess;
}

/**
 * Measures the application, this process and the installation, and decorates the application with the result.
 * @param pool connections to the database, where they are to be counted
 */
export function measure(
  app: FastifyInstance,
  { db, settings, now, lists }: Pick<ListDeps, 'db' | 'settings' | 'now' | 'lists'>,
  pool: Pool | undefined,
): Metrics {
  const registry = Registry.merge([processRegistry()]);
  const checks = HEALTH_CHECKS.flatMap((group) =>
    group.checks.map(({ name, measure }) => ({ name, ...measure({ db, settings, now }) })),
  );
  const database = checks.find(({ name }) => name === 'Database');
  measureAnswers(app, registry);
  registerFamilies(registry, [
    ...processFamilies(app, lists, pool),
    {
      name: 'vaglio_database_up',
      help: 'Whether the database answered the last question for metrics: 1 or 0',
      read: () => Number(database?.isUp() ?? false),
    },
    ...checks.flatMap(({ families }) => families),
  ]);
  const metrics = {
    registry,
    text: async () => {
      await Promise.all(checks.map(({ refresh }) => refresh()));
      return registry.metrics();
    },
  };
  app.decorate('metrics', metrics);
  return metrics;
}
