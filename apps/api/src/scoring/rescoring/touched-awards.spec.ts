import { prepareScoring } from '@vaglio/award-scoring';
import fc from 'fast-check';
import { drawnChanges } from './drawn-rules.fixture';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';
import { touchedAwards } from './touched-awards';

test('a startup without an affected award keeps its score', () => {
  fc.assert(
    fc.property(drawnChanges, ({ before, after, held }) => {
      const touched = new Set(touchedAwards(before, after));
      const kept = held.filter((award) => !touched.has(award));
      expect(prepareScoring(after)(kept)).toEqual(prepareScoring(before)(kept));
    }),
    { numRuns: 2_000 },
  );
});

const RULES: RuleSet = {
  parameters: [
    { parameterID: 'a', parameterName: 'Award A', value: 2 },
    { parameterID: 'b', parameterName: 'Award B', value: 3 },
  ],
  groups: [
    {
      id: '1',
      group_key: 'g',
      group_name: 'G',
      description: null,
      rule: 'keep_highest_precedence',
      items: [{ id: '1', parameter_id: 'b', precedence: 1 }],
    },
  ],
  threshold: 5,
  top_percent: 0.2,
};

test.each<[string, Partial<RuleSet>, string[]]>([
  ['a changed threshold', { threshold: 6 }, []],
  [
    'a changed weight',
    { parameters: [{ parameterID: 'a', parameterName: 'Award A', value: 4 }, ...RULES.parameters.slice(1)] },
    ['a', 'award a'],
  ],
  [
    'a renamed parameter',
    { parameters: [{ parameterID: 'a', parameterName: 'Prize A', value: 2 }, ...RULES.parameters.slice(1)] },
    ['award a', 'prize a'],
  ],
  ['a renamed group', { groups: RULES.groups.map((found) => ({ ...found, group_name: 'Other' })) }, []],
  [
    'a changed group rule',
    { groups: RULES.groups.map((found) => ({ ...found, rule: 'keep_lowest_precedence' as const })) },
    ['award b', 'b'],
  ],
  ['a deleted group', { groups: [] }, ['award b', 'b']],
])('only the scores of awards affected by %s are updated', (_what, change, touched) => {
  expect(touchedAwards(RULES, { ...RULES, ...change })).toEqual(touched);
});
