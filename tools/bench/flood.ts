import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Served } from './bench-world';
import { quantile } from './load';

/** A call that is sent again and again. */
export type Call = { method: 'GET' | 'POST'; path: string; token?: string; body?: () => object };

/** What a flood got: answers by status, and the times of those that were served, in milliseconds. */
export type Outcome = { rate: number; p50: number; p99: number; byStatus: Map<number, number> };

const PROBE_PAUSE_MS = 20;
/** After a refusal, as a polite client; the header asks for longer. */
const REFUSED_PAUSE_MS = 250;

/** So many connections, each sending the next call as soon as it has its answer. A broken connection counts as status 0. */
export async function flood(
  server: Served,
  call: Call,
  connections: number,
  seconds: number,
): Promise<Outcome> {
  const end = performance.now() + seconds * 1_000;
  return collect(connections, () => performance.now() < end, server, call, 0);
}

/** The same by one caller with pauses, beside what `work` does. */
export async function beside<T>(
  server: Served,
  call: Call,
  work: () => Promise<T>,
): Promise<{ seen: Outcome; result: T }> {
  let isOver = false;
  const probing = collect(1, () => !isOver, server, call, PROBE_PAUSE_MS);
  const result = await work().finally(() => {
    isOver = true;
  });
  return { seen: await probing, result };
}

async function collect(
  connections: number,
  goesOn: () => boolean,
  server: Served,
  call: Call,
  pauseMs: number,
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const served: number[] = [];
  const byStatus = new Map<number, number>();
  const start = performance.now();
  const client = async () => {
    while (goesOn()) {
      const sentAt = performance.now();
      const status = await send(server.url, call, agent);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status > 0 && status < 500) served.push(performance.now() - sentAt);
      await wait(status === 503 ? REFUSED_PAUSE_MS : pauseMs);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  const rate = served.length / ((performance.now() - start) / 1_000);
  return { rate, p50: quantile(served, 0.5), p99: quantile(served, 0.99), byStatus };
}

function send(url: string, { method, path, token, body }: Call, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request(url + path, { method, headers, agent }, (response) => {
      response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', () => resolve(0)).end(body && JSON.stringify(body()));
  });
}
