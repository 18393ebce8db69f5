import { Counter, Gauge, type Registry } from 'prom-client';
import type { ListReader } from './list-reader';
import type { Replica } from './replica';

/** Prints for Prometheus where lists are read, and how the replica is; nothing where there is none. */
export function measureReads(
  registry: Registry,
  lists: ListReader,
  replica: Omit<Replica, 'close'> | undefined,
): void {
  if (!replica) return;
  const registers = [registry];
  new Counter({
    registers,
    name: 'vaglio_list_reads_total',
    help: 'Lists by the database that they were read from',
    labelNames: ['database'],
    collect() {
      this.reset();
      for (const [database, count] of Object.entries(lists.counts())) this.inc({ database }, count);
    },
  });
  new Gauge({
    registers,
    name: 'vaglio_replica_used',
    help: '0 while lists are not read from the replica, because it does not answer or is too far behind',
    collect() {
      this.set(replica.state().isUsed ? 1 : 0);
    },
  });
  new Gauge({
    registers,
    name: 'vaglio_replica_behind_bytes',
    help: 'How far the log that the replica shows was behind the primary when a list last asked',
    collect() {
      this.set(replica.state().behindBytes);
    },
  });
  new Gauge({
    registers,
    name: 'vaglio_replica_pool_connections',
    help: 'Connections of this server to the replica, by state',
    labelNames: ['state'],
    collect() {
      const { inUse, idle } = replica.pool();
      this.set({ state: 'in_use' }, inUse);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    registers,
    name: 'vaglio_replica_pool_waiting',
    help: 'Lists of this server that wait for a connection to the replica',
    collect() {
      this.set(replica.pool().waiting);
    },
  });
}
