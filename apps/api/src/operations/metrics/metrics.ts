import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { ListDeps } from '../../screening/list/list-deps';
import { listSources } from '../../news/sources/source.queries';
import { measureAnswers } from '../../platform/observability/metrics/answer-metrics';
import { countFamilies } from './count-families';
import { registerFamilies } from '../../platform/observability/metrics/families';
import { gathering } from '../../platform/observability/metrics/gathering';
import { processFamilies } from './process-families';
import { readCounts } from './read-counts';
import { sourceFamilies } from './source-families';

/** The database is asked no more often than that, however many scrapes come. */
const COUNTS_MS = 10_000;
/** Their health is read from a month of what they listed. */
const SOURCES_MS = 60_000;

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
  const counts = gathering(() => readCounts(db), COUNTS_MS);
  const sources = gathering(() => listSources(db, now()), SOURCES_MS);
  measureAnswers(app, registry);
  registerFamilies(registry, [
    ...processFamilies(app, lists, pool),
    ...countFamilies(counts, settings.llm),
    ...sourceFamilies(sources),
  ]);
  const metrics = {
    registry,
    text: async () => {
      await Promise.all([counts.refresh(), sources.refresh()]);
      return registry.metrics();
    },
  };
  app.decorate('metrics', metrics);
  return metrics;
}
