import { setTimeout as wait } from 'node:timers/promises';
import { newCaller } from './http-call';

export type HealthTimes = { asked: number; p99: number; slowest: number };

/** Asks for /healthz many times a second, until it is stopped. */
export function watchHealth(address: string, pauseMs = 50): { stop: () => Promise<HealthTimes> } {
  const { send, close } = newCaller(1);
  const times: number[] = [];
  const watching = { isOver: false };
  const watch = (async () => {
    while (!watching.isOver) {
      const { status, ms } = await send(address, { method: 'GET', path: '/healthz' });
      times.push(status === 200 ? ms : Infinity);
      await wait(pauseMs);
    }
  })();
  return {
    stop: async () => {
      watching.isOver = true;
      await watch.finally(close);
      times.sort((one, other) => one - other);
      const p99 = times[Math.floor(times.length * 0.99)] ?? Infinity;
      return { asked: times.length, p99, slowest: times.at(-1) ?? Infinity };
    },
  };
}
