// Usage: npm run torture [-- --seed 7 --minutes 10 --requests 100000 --only kills,faults --postgres BIN]
// Tests real servers and a real PostgreSQL with kills, faults, hostile texts and random requests. --short selects the
// short form, which is part of npm test -- --full. --report FILE writes the number of passed checks. See
// docs/security.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../apps/api/src/operations/seed/sample/random';
import { startDatabase } from './database-server';
import { newReport } from './report';
import type { Trial } from './trial';
import { TRIALS } from './trials';

const SHORT = { seconds: 4, requests: 600 };

async function torture(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      minutes: { type: 'string', default: '10' },
      requests: { type: 'string', default: '100000' },
      only: { type: 'string' },
      postgres: { type: 'string', default: process.env['TEST_POSTGRES_BIN'] },
      report: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  const seconds = Number(values.minutes) * 60;
  const requests = Number(values.requests);
  if (![seed, seconds, requests].every(Number.isFinite))
    throw new Error('--seed, --minutes and --requests take numbers.');
  const trials = chosenTrials(values.only);
  const report = newReport(print);
  print(`Seed ${seed}: npm run torture -- --seed ${seed}${values.short ? ' --short' : ''}`);
  const stopPostgres = await startDatabase(values.postgres);
  try {
    for (const [index, trial] of trials.entries()) {
      const start = performance.now();
      print(`\n${trial.name}`);
      const length = values.short ? SHORT : { seconds: seconds / 2, requests };
      const context = { random: randomFrom(seed + index), report, isShort: values.short, ...length };
      await trial.run(context).catch((error: unknown) => {
        report.check(`${trial.name} comes to its end`, [
          error instanceof Error ? `${error.stack}` : String(error),
        ]);
      });
      print(`..  ${Math.round((performance.now() - start) / 1000)} s`);
    }
  } finally {
    await stopPostgres();
  }
  const { passed, failed } = report.counts();
  print(`\nSeed ${seed}: ${passed} checks passed, ${failed} failed`);
  if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
  process.exitCode = failed > 0 ? 1 : 0;
}

function chosenTrials(only: string | undefined): Trial[] {
  const chosen = TRIALS.filter(({ name }) => only === undefined || only.split(',').includes(name));
  if (chosen.length === 0) throw new Error(`--only takes ${TRIALS.map(({ name }) => name).join(', ')}.`);
  return chosen;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

torture().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
