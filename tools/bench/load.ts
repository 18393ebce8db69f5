import autocannon from 'autocannon';
import { cpuMs, type Served } from './installation';

const CONNECTIONS = 16;
const ROUNDS = 3;
const ROUND_S = 2;
const WARM_UP_S = 1;

/** Request to send. The default method is GET. */
export type Sent = { path: string; method?: 'GET' | 'POST' | 'PATCH'; body?: object };

/**
 * Server with a function `next` that returns the next request. It is called before every request, across all rounds.
 */
export type Target = { server: Served; token?: string; next: () => Sent };

/** Requests per second, and CPU time of the server per request, in milliseconds. */
export type Load = { rate: number; cpu: number };

/**
 * Loads both servers alternately (A B B A), so that other activity on the machine affects both equally.
 * @returns the median of all rounds for each server
 * @throws Error if a response is not 2xx
 */
export async function compare(ours: Target, bare: Target): Promise<{ ours: Load; bare: Load }> {
  const loads: { ours: Load[]; bare: Load[] } = { ours: [], bare: [] };
  await load(ours, WARM_UP_S);
  await load(bare, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['ours', 'bare', 'bare', 'ours'] as const)
      loads[side].push(await load(side === 'ours' ? ours : bare, ROUND_S));
  }
  const middle = (of: readonly Load[]) => ({
    rate: median(of.map(({ rate }) => rate)),
    cpu: median(of.map(({ cpu }) => cpu)),
  });
  return { ours: middle(loads.ours), bare: middle(loads.bare) };
}

async function load(target: Target, seconds: number): Promise<Load> {
  const before = cpuMs(target.server.pid);
  const result = await autocannon({ ...optionsOf(target), connections: CONNECTIONS, duration: seconds });
  expectSuccess(result);
  return {
    rate: result['2xx'] / result.duration,
    cpu: (cpuMs(target.server.pid) - before) / result['2xx'],
  };
}

/**
 * Sends requests at a constant rate per second.
 * @returns the response times in milliseconds
 * @throws Error if a response is not 2xx
 */
export async function latenciesAt(perSecond: number, target: Target, seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  const options = {
    ...optionsOf(target),
    connections: Math.min(CONNECTIONS, perSecond),
    overallRate: perSecond,
    duration: seconds,
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    running.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  expectSuccess(result);
  return latencies;
}

function optionsOf({ server, token, next }: Target): autocannon.Options {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { path, method = 'GET', body } = next();
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    return {
      ...request,
      path,
      method,
      headers: { ...authorization, ...type },
      body: body ? JSON.stringify(body) : undefined,
    };
  };
  // The servers listen only on IPv4, and autocannon tries only one address of a host name.
  return { url: server.url.replace('localhost', '127.0.0.1'), requests: [{ setupRequest }] };
}

function expectSuccess({ non2xx, errors, url }: autocannon.Result): void {
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed requests`);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Returns the median. For an even number of values, it is the mean of the middle two values, because the larger value
 * would overstate rates.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [lower = Number.NaN, upper = lower] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (lower + upper) / 2;
}
