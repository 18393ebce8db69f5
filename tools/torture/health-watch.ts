import { setTimeout as wait } from 'node:timers/promises';
import { newCaller } from './http-call';

/** Response times of health checks, in milliseconds. `problems` lists requests without a response. */
export type HealthTimes = { asked: number; p99: number; slowest: number; problems: string[] };

/** Requests /healthz several times per second until it is stopped. */
export function watchHealth(address: string, pauseMs = 50): { stop: () => Promise<HealthTimes> } {
  const { send, close } = newCaller(1);
  const times: number[] = [];
  const problems = new Set<string>();
  const watching = { isOver: false };
  const watch = (async () => {
    while (!watching.isOver) {
      const answer = await send(address, { method: 'GET', path: '/healthz' }).catch((error: unknown) => {
        problems.add(String(error));
        return null;
      });
      times.push(answer?.status === 200 ? answer.ms : Infinity);
      await wait(pauseMs);
    }
  })();
  return {
    stop: async () => {
      watching.isOver = true;
      await watch.finally(close);
      times.sort((one, other) => one - other);
      const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
      return { asked: times.length, p99, slowest: times.at(-1) ?? Infinity, problems: [...problems] };
    },
  };
}
