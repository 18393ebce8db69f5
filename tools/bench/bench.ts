// Usage: npm run bench [-- --startups 1000,10000,100000 --only requests,browser]
// Measures the built application and a baseline server in the same run. See docs/performance.md.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { browserFigures } from './browser-figures';
import { exportFigure, importFigure } from './file-figures';
import { startInstallation, type Installation } from './installation';
import { processFigures } from './process-figures';
import { toGrowth, toTable, type Figure } from './report';
import { pacedFigures, requestFigures } from './request-figures';

const CHAPTERS: Readonly<Record<string, (installation: Installation) => Promise<Figure[]>>> = {
  requests: requestFigures,
  paced: pacedFigures,
  files: async (installation) => [await exportFigure(installation), await importFigure(installation)],
  process: processFigures,
  browser: browserFigures,
};

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { startups: { type: 'string', default: '10000' }, only: { type: 'string' } },
  });
  const sizes = values.startups.split(',').map(Number);
  const chapters = values.only?.split(',') ?? Object.keys(CHAPTERS);
  if (!sizes.every((size) => size >= 100)) throw new Error('--startups takes numbers from 100.');
  const unknown = chapters.find((name) => !Object.hasOwn(CHAPTERS, name));
  if (unknown) throw new Error(`--only takes ${Object.keys(CHAPTERS).join(', ')}, not ${unknown}.`);
  const runs = new Map<number, Figure[]>();
  for (const size of sizes) {
    print(`${size} startups: preparing`);
    const installation = await startInstallation(size);
    const figures: Figure[] = [];
    runs.set(size, figures);
    try {
      for (const [name, measure] of Object.entries(CHAPTERS)) {
        if (!chapters.includes(name)) continue;
        print(`measuring ${name}`);
        figures.push(...(await measure(installation)));
      }
    } finally {
      await installation.stop();
    }
    print(`\n${toTable(size, figures)}`);
  }
  if (runs.size > 1) print(toGrowth(runs));
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const [processor] = cpus();
  print(
    `Commit ${commit}, Node ${process.version}, ${cpus().length} CPUs (${processor?.model ?? 'unknown'}).`,
  );
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
