import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { ListDeps } from '../../screening/list/list-deps';
import { HEALTH_CHECKS } from '../health/health-checks';
import { measureAnswers } from '../../platform/observability/metrics/answer-metrics';
import { registerFamilies } from '../../platform/observability/metrics/families';
import { processFamilies } from './process-families';

export type Metrics = {
  /** Registry in which other modules register their metrics. */
  registry: Registry;
  /** Returns all metrics in the Prometheus text format. Figures that a check could not read are omitted. */
  text: () => Promise<string>;
};

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Gauges that have the names of counters. Metrics such as `nodejs_active_resources` replace them. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

let ofProcess: Registry | undefined;

/**
 * Returns the registry of process metrics, which all applications in this process share. Its observers of the event
 * loop and garbage collector never end. A registry per application would keep each application in memory.
 */
function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  for (const name of MISNAMED) ofProcess.removeSingleMetric(name);
  return ofProcess;
}

/**
 * Measures the application, this process and the installation, and decorates the application with its metrics.
 * @param pool database connections to count; undefined to omit them
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
    {
      name: 'vaglio_check_up',
      help: 'Whether the figures of a check were read in time, at the last attempt: 1 or 0',
      labels: ['check'],
      read: () =>
        checks
          .filter(({ families }) => families.length > 0)
          .map(({ name, isUp }) => ({ labels: { check: name }, value: Number(isUp()) })),
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
