import { once } from 'node:events';
import { Socket } from 'node:net';
import { Client } from 'pg';

/**
 * Faults of a database query: PostgreSQL refuses the statement, aborts it as a deadlock victim, or the connection is
 * lost before or after the statement runs.
 */
export const FAULTS = ['refused', 'deadlock', 'lost before', 'lost after'] as const;
export type Fault = (typeof FAULTS)[number];

const SQLSTATE: Readonly<Record<'refused' | 'deadlock', string>> = { refused: '53200', deadlock: '40P01' };

type Plan = { fault: Fault; at: number; calls: number };

/**
 * Patches the query function of pg's client in this process, so that a chosen query fails. The code of the product is
 * not changed.
 */
export function faultyClients() {
  const original = Client.prototype.query;
  let plan: Plan | null = null;
  const query = function faulty(this: Client, ...args: unknown[]): unknown {
    if (plan) plan.calls += 1;
    if (plan?.calls !== plan?.at || !plan) return Reflect.apply(original, this, args);
    const callback = args.find((arg) => typeof arg === 'function');
    const run = (): Promise<unknown> =>
      Reflect.apply(
        original,
        this,
        args.filter((arg) => arg !== callback),
      );
    const failing = fail(this, plan.fault, run);
    if (typeof callback !== 'function') return failing;
    failing.catch((error: unknown) => Reflect.apply(callback, undefined, [error]));
    return undefined;
  };
  Reflect.set(Client.prototype, 'query', query);
  return {
    /** Makes one of the following queries fail. `at` is the number of the query, starting at 1. */
    arm: (fault: Fault, at: number): void => {
      plan = { fault, at, calls: 0 };
    },
    /**
     * Disables the fault.
     * @returns true if the query that should fail was reached
     */
    disarm: (): boolean => {
      const isHit = plan !== null && plan.calls >= plan.at;
      plan = null;
      return isHit;
    },
    restore: (): void => {
      Reflect.set(Client.prototype, 'query', original);
    },
  };
}

/** Runs a query with a fault. The promise always rejects with an error like those of pg. */
async function fail(client: Client, fault: Fault, run: () => Promise<unknown>): Promise<never> {
  if (fault === 'refused' || fault === 'deadlock')
    throw Object.assign(new Error(`${fault} by a test`), { code: SQLSTATE[fault] });
  if (fault === 'lost after') await run();
  await cut(client);
  throw new Error('Connection terminated unexpectedly');
}

/**
 * Closes the socket and waits until pg has detected this, because pg reports a lost connection only after detecting it.
 */
async function cut(client: Client): Promise<void> {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : null;
  if (!(stream instanceof Socket)) throw new Error('pg keeps its socket elsewhere');
  const closed = once(client, 'end');
  stream.destroy();
  await closed;
}
