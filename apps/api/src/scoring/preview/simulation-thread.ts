import { Piscina } from 'piscina';
import { unavailable, refusal } from '../../platform/http/errors/errors';
import { threadProgram } from '../../platform/threads/thread-program';
import { timeLimit } from '../../platform/util/time-limit';
import type { SimulationInput, SimulationOutput } from './simulation-task';

/** Beside this file in the source, beside the program in the build. */
const WORKER = new URL('./simulation-worker', import.meta.url);
/** Far above what 100,000 startups take. */
const LIMIT_MS = 30_000;
const MAX_HEAP_MB = 512;
/** A thread without work ends after so long. */
const IDLE_MS = 30_000;

export type SimulationThread = {
  /** @throws Refusal what saving the changes throws; 503 when it takes too long or the server stops */
  compute: (input: SimulationInput) => Promise<Exclude<SimulationOutput, { refusal: unknown }>>;
  /** Ends the thread at once. */
  close: () => Promise<void>;
};

/** One thread that computes simulations; it starts with the first one. */
export function simulationThread(): SimulationThread {
  let pool: Piscina<SimulationInput, SimulationOutput> | undefined;
  return {
    compute: async (input) => {
      pool ??= startThread();
      const signal = timeLimit(LIMIT_MS);
      const output = await pool.run(input, { signal }).catch((error: unknown) => {
        throw signal.aborted ? unavailable() : error;
      });
      if ('refusal' in output) throw refusal(output.refusal.statusCode, output.refusal.error);
      return output;
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}

function startThread(): Piscina<SimulationInput, SimulationOutput> {
  const pool = new Piscina<SimulationInput, SimulationOutput>({
    ...threadProgram(WORKER),
    name: 'computeSimulation',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  pool.on('error', () => undefined); // an idle thread may die unheard
  return pool;
}
