import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { appVersion } from '../health/app-version';
import type { ListSnapshot } from '../../screening/list/snapshot/list-snapshot';
import type { Family } from '../../platform/observability/metrics/families';

/** Returns metrics of this server's database connections and caches. @param pool undefined if not measured */
export function processFamilies(
  { server }: Pick<FastifyInstance, 'server'>,
  lists: Pick<ListSnapshot, 'size'>,
  pool: Pool | undefined,
): Family[] {
  const version = appVersion();
  return [
    {
      name: 'vaglio_info',
      help: 'The version that runs, as a label; always 1',
      labels: ['version'],
      read: () => [{ labels: { version }, value: 1 }],
    },
    {
      name: 'vaglio_database_pool_connections',
      help: 'Connections of this server to the database, by state',
      labels: ['state'],
      read: () =>
        pool
          ? [
              { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
              { labels: { state: 'idle' }, value: pool.idleCount },
            ]
          : [],
    },
    {
      name: 'vaglio_database_pool_max_connections',
      help: 'Connections to the database that this server may open for its work',
      read: () => pool?.options.max ?? null,
    },
    {
      name: 'vaglio_database_pool_waiting',
      help: 'Pieces of work of this server that wait for a connection to the database',
      read: () => pool?.waitingCount ?? null,
    },
    {
      name: 'vaglio_http_connections',
      help: 'Open connections to this server',
      read: () =>
        new Promise((resolve) => {
          server.getConnections((_error, count) => resolve(count ?? 0));
        }),
    },
    {
      name: 'vaglio_list_snapshot_startups',
      help: 'Startups in the snapshot of the lists in memory; none before they are read',
      read: () => lists.size(),
    },
  ];
}
