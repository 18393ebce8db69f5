import { Agent, request } from 'node:http';
import { cpuMs, type Served } from './bench-world';

/** What is sent; a GET unless a method is given. */
export type Sent = { path: string; method?: string; body?: object };

/** One address of one server, or what is sent to it in turn, again and again. */
export type Target = {
  name: string;
  server: Served;
  path: string | ((turn: number) => Sent);
  token?: string;
  /** Connections; 16 by default. */
  atOnce?: number;
};

/** Requests a second, latencies in milliseconds, processor milliseconds of the server for each request. */
export type Load = { rate: number; p50: number; p99: number; cpu: number | null; bytes: number };

/** An operation with its floor in one run. */
export type Compared = Sides<Load> & {
  operation: string;
  /** Whether its work is meant to grow with the startups, as hits of a search do. */
  mayGrow: boolean;
};

const AT_ONCE = 16;

/**
 * What is compared in one run: the application, the floor, and where it says something, rows in memory, as texts that are
 * joined (`memory`) and as objects whose JSON is made for each answer (`objects`).
 */
export type Sides<T> = { ours: T; bare: T; memory?: T | undefined; objects?: T | undefined };

/** Where one of the sides takes longer to answer (the floor, at a million startups), one round has to do. */
const SLOW_MS = 1_000;
const ROUNDS = 3;

/**
 * Measures targets in turn, A B C C B A, so that what else the machine does falls on all.
 * @param seconds each round lasts
 * @returns the medians of the rounds of each
 */
export async function compare(targets: Sides<Target>, seconds = 2): Promise<Sides<Load>> {
  const measured = (target: Target) => ({ target, loads: new Array<Load>() });
  const [ours, bare] = [measured(targets.ours), measured(targets.bare)];
  const memory = targets.memory && measured(targets.memory);
  const objects = targets.objects && measured(targets.objects);
  const sides = [ours, bare, memory, objects].filter((side) => side !== undefined);
  let rounds = ROUNDS;
  for (const { target } of sides) if ((await measure(target, 0.5)).p50 > SLOW_MS) rounds = 1;
  for (let round = 0; round < rounds; round++)
    for (const { target, loads } of [...sides, ...sides.toReversed()])
      loads.push(await measure(target, seconds));
  return {
    ours: middle(ours.loads),
    bare: middle(bare.loads),
    memory: memory && middle(memory.loads),
    objects: objects && middle(objects.loads),
  };
}

/** The text of one answer. @throws unless its status is 200 */
export async function ask({ server, path, token, name }: Target): Promise<string> {
  const sent = typeof path === 'string' ? { path } : path(1);
  const answer = await fetch(server.url + sent.path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
  return answer.text();
}

/** Connections, each sending the next request as soon as it has its answer. */
async function measure(
  { server, path, token, name, atOnce = AT_ONCE }: Target,
  seconds: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const latencies: number[] = [];
  let bytes = 0;
  let turn = 0;
  const next = () => (typeof path === 'string' ? { path } : path((turn += 1)));
  const cpuBefore = cpuMs(server.pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  const sendAll = async () => {
    while (performance.now() < end) {
      const sentAt = performance.now();
      const answer = await send(server.url, next(), agent, headers);
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
      bytes = answer.bytes;
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  const elapsed = (performance.now() - start) / 1000;
  const cpuAfter = cpuMs(server.pid);
  agent.destroy();
  const cpu = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / latencies.length;
  return {
    rate: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu,
    bytes,
  };
}

function send(
  url: string,
  { path, method = 'GET', body }: Sent,
  agent: Agent,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    request(url + path, { agent, method, headers: sent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Of an even number the mean of the two in the middle: the larger would flatter a rate. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [lower = Number.NaN, upper = lower] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (lower + upper) / 2;
}

function middle(loads: readonly Load[]): Load {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  const hasCpu = loads.every(({ cpu }) => cpu !== null);
  return {
    rate: of((load) => load.rate),
    p50: of((load) => load.p50),
    p99: of((load) => load.p99),
    cpu: hasCpu ? of((load) => load.cpu ?? 0) : null,
    bytes: loads[0]?.bytes ?? 0,
  };
}
