import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSync } from 'recheck';
import { REVIEWED_PATTERNS } from './reviewed-patterns';
import { literalsIn, serverPatterns, type Pattern } from './server-patterns';

/**
 * Options of the check. Automata decide about most expressions. The check tries only a few attacks on the remaining
 * expressions, because lint checks them too. It counts steps instead of measuring time, so that a busy machine returns
 * the same result.
 */
const QUICK = {
  maxIteration: 0,
  maxInitialGenerationSize: 1,
  attackTimeout: null,
  incubationTimeout: null,
  timeout: null,
} as const;

const isSuperLinear = ({ source, flags }: Pattern): boolean =>
  checkSync(source, flags, QUICK).status === 'vulnerable';

const patterns = serverPatterns();

test('all regular expressions of the server are found, even those built from parts', () => {
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
  test(`the regular expression ${pattern} is reported as taking more than linear time`, () =>
    assert.deepEqual(literalsIn('probe.ts', `const probe = ${pattern};`).map(isSuperLinear), [true]));

test('no regular expression of the server takes more than linear time, except reviewed ones', () => {
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
