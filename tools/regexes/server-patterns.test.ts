import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSync } from 'recheck';
import { REVIEWED_PATTERNS } from './reviewed-patterns';
import { literalsIn, serverPatterns, type Pattern } from './server-patterns';

/** Automata judge most expressions. The others meet a few attacks, not minutes of them: lint judges them too. */
const QUICK = { maxIteration: 0, maxInitialGenerationSize: 1, timeout: 60_000 } as const;

const isSuperLinear = ({ source, flags }: Pattern): boolean =>
  checkSync(source, flags, QUICK).status === 'vulnerable';

const patterns = serverPatterns();

test('the regular expressions of the server are found, also those that are built of parts', () => {
  const sources = patterns.map(({ source }) => source);
  assert.ok(sources.includes('^Bearer ([\\w.-]+)$'), 'a literal');
  assert.ok(
    patterns.some(({ file, source }) => file.endsWith('statement-name.ts') && source.startsWith('^[\\s(]*(')),
    'one that is built',
  );
});

for (const pattern of [
  String.raw`/(?:\s*\(service\s+account\)\s*)+$/i`,
  '/<meta[^>]*charset=/',
  String.raw`/\s+$/`,
])
  test(`${pattern} is found to take more than linear time`, () =>
    assert.deepEqual(literalsIn('probe.ts', `const probe = ${pattern};`).map(isSuperLinear), [true]));

test('no regular expression of the server takes more than linear time, but those that were reviewed', () => {
  const isReviewed = ({ file, source }: Pattern) =>
    REVIEWED_PATTERNS.some((reviewed) => reviewed.file === file && source.startsWith(reviewed.begins));
  const verdicts = new Map<string, boolean>();
  const found = patterns.filter((pattern) => {
    const key = `/${pattern.source}/${pattern.flags}`;
    const verdict = verdicts.get(key) ?? isSuperLinear(pattern);
    verdicts.set(key, verdict);
    return verdict;
  });
  assert.deepEqual(
    found.filter((pattern) => !isReviewed(pattern)).map(({ file, source }) => `${file}: ${source}`),
    [],
  );
  const unneeded = REVIEWED_PATTERNS.filter(
    ({ file, begins }) => !found.some((one) => one.file === file && one.source.startsWith(begins)),
  );
  assert.deepEqual(unneeded, [], 'reviewed patterns that are linear, or gone');
});
