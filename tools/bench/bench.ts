// npm run bench [-- --startups 100,10000,100000 --only lists,edits,rows,bytes,changes,imports,duplicates,previews,exports,overload,extraction,hostile,review,screens,cold,views,traces,start]: figures of the built application. Times swing
// with the machine, so each has a floor measured in the same run; with several sizes, or --growth, a table says what grows. See docs/benchmarks.md.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { presentCommit, startWorld } from './bench-world';
import { byteFigures } from './byte-figures';
import { changeFigures } from './change-figures';
import { coldFigures } from './cold-figures';
import { editFigures } from './edit-figures';
import { exportFigures } from './export-figures';
import { duplicateFigures } from './duplicate-figures';
import { extractionFigures } from './extraction-figures';
import { GROWTH, growthTable } from './growth';
import { hostileFigures } from './hostile-figures';
import { importsFigures } from './imports-figures';
import type { Compared } from './load';
import { overloadFigures } from './overload-figures';
import { previewFigures } from './preview-figures';
import { readFigures } from './read-figures';
import { seconds, toMarkdown, type Chapter } from './report';
import { reviewFigures } from './review-figures';
import { reportRouteBytes } from './route-bytes';
import { rowFigures } from './row-figures';
import { screenFigures } from './screen-figures';
import { startFigures } from './start-figures';
import { traceFigures } from './trace-figures';
import { viewFigures } from './view-figures';

const SIZES = '100,10000,100000';
const CHAPTERS = {
  lists: readFigures,
  edits: editFigures,
  rows: rowFigures,
  bytes: byteFigures,
  changes: changeFigures,
  imports: importsFigures,
  duplicates: duplicateFigures,
  previews: previewFigures,
  exports: exportFigures,
  overload: overloadFigures,
  extraction: extractionFigures,
  hostile: hostileFigures,
  review: reviewFigures,
  screens: screenFigures,
  cold: coldFigures,
  views: viewFigures,
  traces: traceFigures,
  start: startFigures,
};

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      startups: { type: 'string' },
      only: { type: 'string' },
      growth: { type: 'boolean', default: false },
    },
  });
  const { startups = SIZES, only } = values.growth ? { ...GROWTH, ...values } : values;
  const sizes = startups.split(',').map(Number);
  const wanted = only?.split(',') ?? Object.keys(CHAPTERS);
  if (sizes.some((size) => !(size > 0))) throw new Error('--startups takes numbers, separated by commas.');
  const chapters: Chapter[] = [];
  const compared = new Map<number, Compared[]>();
  for (const size of sizes) {
    print(`\n${size} startups: preparing`);
    const start = performance.now();
    const world = await startWorld(size);
    print(`prepared in ${seconds(performance.now() - start)}`);
    try {
      for (const [name, measure] of Object.entries(CHAPTERS)) {
        if (!wanted.includes(name)) continue;
        const chapter = await measure(world);
        print(`\n${toMarkdown([chapter])}`);
        chapters.push(chapter);
        const found = chapter.figures.flatMap((figure) => figure.compared ?? []);
        compared.set(size, [...(compared.get(size) ?? []), ...found]);
      }
    } finally {
      await world.stop();
    }
  }
  const growth = growthTable(compared);
  if (growth) print(`\n${growth}`);
  print(
    `\n${toMarkdown(chapters)}\nCommit ${presentCommit()}, Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}).`,
  );
  process.exitCode = reportRouteBytes() ? 0 : 1;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
