// Measures the accuracy of an extractor on news: npm run tool apps/api/src/commands/eval-command.ts FILE.jsonl [--
// OPTIONS]
// Options: --least sets the minimum confidence of counted companies, --proved counts only quoted values, and --trained
// includes articles that the built-in extractor was trained on.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { sandboxedParser, type ForeignReader } from '../platform/threads/sandboxed-parser';
import {
  builtInExtractor,
  evaluate,
  ExtractionAnswerSchema,
  type Extractor,
  hasTrained,
  learnedFloors,
  locateProved,
  locateQuotes,
  readTestFile,
  reliabilityTable,
  tableOf,
  thresholdRow,
} from '@vaglio/article-extractor';
import { measuredExtractor } from '../extraction/llm/measured-extractor';
import { DEFAULT_PROMPT } from '../extraction/prompts/default-prompt';
import { readSettings } from '../platform/config/settings';

const USAGE =
  'Usage: eval-command.ts FILE.jsonl [--extractor built-in|llm] [--least 0.5] [--proved] [--trained] [--out FILE.json]';

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      extractor: { type: 'string', default: 'built-in' },
      least: { type: 'string', default: '0.5' },
      proved: { type: 'boolean', default: false },
      trained: { type: 'boolean', default: false },
      out: { type: 'string', default: 'extraction-evaluation.json' },
    },
  });
  const [file, another] = positionals;
  if (file === undefined || another !== undefined) throw new Error(USAGE);
  const given = readTestFile(await readFile(file, 'utf8'));
  const articles = given.filter(({ title }) => values.trained || !hasTrained(title));
  if (articles.length === 0)
    throw new Error(
      'All these articles trained the built-in extractor: tools/article-extractor/training/validate-command.ts measures them unseen.',
    );
  const reader = sandboxedParser(new URL('../worker-tasks', import.meta.url));
  const result = await evaluate(
    articles,
    extractorNamed(values.extractor, reader),
    () => performance.now(),
    values.proved ? locateProved : locateQuotes,
    Number(values.least),
  ).finally(reader.close);
  await writeFile(values.out, `${JSON.stringify(result, null, 2)}\n`);
  const tables = [
    tableOf(`${result.extractor}, all`, result.all),
    ...Object.entries(result.by_language).map(([lang, figures]) => tableOf(lang, figures)),
  ];
  const { floor, proposed } = learnedFloors();
  const companies = [
    `${'companies from confidence'.padEnd(30)}precision   recall    quiet   found`,
    thresholdRow('by itself', result.claims, floor),
    thresholdRow('more likely than not', result.claims, 0.5),
    thresholdRow('proposed', result.claims, proposed),
    '',
    reliabilityTable(result.claims),
    '',
  ];
  const left = given.length - articles.length;
  if (left > 0) tables.push(`${left} articles that trained the built-in extractor are left out.\n`);
  tables.push(companies.join('\n'));
  process.stdout.write(
    `${tables.join('\n')}\n${result.milliseconds_per_article} ms per article. All figures and answers: ${values.out}\n`,
  );
}

/** Returns an extractor by name. `llm` uses the first model of LLM_MODELS with the prompt of a new installation. */
function extractorNamed(name: string, reader: ForeignReader): Extractor {
  if (name === 'built-in') return builtInExtractor();
  const { llm } = readSettings(process.env);
  const [model] = llm?.models ?? [];
  if (name !== 'llm') throw new Error(`There is no extractor '${name}'.\n${USAGE}`);
  if (!llm || !model) throw new Error('Set LLM_BASE_URL and LLM_MODELS to measure a language model.');
  const random = () => randomBytes(12).toString('hex');
  return measuredExtractor(
    { llm, schema: ExtractionAnswerSchema, reader, random },
    { ...DEFAULT_PROMPT, id: 0 },
    model,
  );
}

if (existsSync('.env')) process.loadEnvFile('.env');
run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
