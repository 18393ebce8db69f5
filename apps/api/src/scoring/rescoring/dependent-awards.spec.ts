import { prepareScoring } from '@vaglio/award-scoring';
import fc from 'fast-check';
import { dependentAwards } from './dependent-awards';
import { drawnChanges } from './drawn-rules.fixture';
import type { RuleGroup, RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { touchedAwards } from './touched-awards';

/** What each award adds to the score. */
function added(rules: RuleSet, held: readonly string[]): Map<string, number> {
  const { lines } = prepareScoring(rules)(held);
  return new Map(lines.map(({ award, status, weight }) => [award, status === 'counted' ? weight : 0]));
}

test('dependent awards add the same beside others as alone, and all others add what they added', () => {
  fc.assert(
    fc.property(drawnChanges, ({ before, after, held }) => {
      const dependent = new Set(dependentAwards(touchedAwards(before, after), before, after));
      const [among, others] = [true, false].map((is) => held.filter((award) => dependent.has(award) === is));
      const now = added(after, held);
      const alone = added(after, among ?? []);
      for (const award of among ?? []) expect(now.get(award)).toBe(alone.get(award));
      const then = added(before, held);
      for (const award of others ?? []) expect(now.get(award)).toBe(then.get(award));
    }),
    { numRuns: 3_000 },
  );
});

const groupOf = (key: string, ...ids: string[]): RuleGroup => ({
  id: key,
  group_key: key,
  group_name: key,
  description: null,
  rule: 'keep_highest_precedence',
  items: ids.map((parameter_id, index) => ({ id: `${key}${index}`, parameter_id, precedence: index + 1 })),
});
const RULES: RuleSet = {
  parameters: ['a', 'b', 'c', 'd', 'e'].map((name, value) => ({
    parameterID: name,
    parameterName: name,
    value,
  })),
  groups: [groupOf('first', 'a', 'b'), groupOf('second', 'b', 'c'), groupOf('third', 'd', 'e')],
  aliases: [{ award: 'other c', parameterID: 'c' }],
  threshold: 5,
  top_percent: 0.2,
};

test.each<[string, string[], string[]]>([
  ['an award in no touched group', ['e'], ['d', 'e']],
  ['groups that share an award, with other names', ['a'], ['a', 'b', 'c', 'other c']],
  ['an award that no rule knows', ['x'], ['x']],
])('of %s', (_what, touched, dependent) => {
  expect(dependentAwards(touched, RULES, RULES)).toEqual(dependent);
});

test('a group that goes still leads to what was in it', () => {
  expect(dependentAwards(['d'], RULES, { ...RULES, groups: [] })).toEqual(['d', 'e']);
});
