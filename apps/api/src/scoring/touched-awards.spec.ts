import { scoreAwards } from '@vaglio/award-scoring';
import fc from 'fast-check';
import type { RuleSet } from './rule-set';
import { touchedAwards } from './touched-awards';

const NAMES = [
  'eth spin-off',
  'ETH Spin Off',
  'venture kick 1',
  'venture kick 2',
  'venture kick 3',
  'fif grant',
  'fif-grant',
  'eurostars',
];
const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const parameter = fc
  .record({ name: fc.constantFrom(...NAMES), value: fc.integer({ min: -3, max: 9 }) })
  .map(({ name, value }) => ({ parameterID: idOf(name), parameterName: name, value }));
const group = fc.record({
  rule: fc.constantFrom('keep_highest_precedence' as const, 'keep_lowest_precedence' as const),
  items: fc.uniqueArray(
    fc.record({
      parameter_id: fc.constantFrom(...NAMES.map(idOf)),
      precedence: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: (item) => item.parameter_id, maxLength: 4 },
  ),
});
const rules: fc.Arbitrary<RuleSet> = fc
  .record({
    parameters: fc.uniqueArray(parameter, { selector: ({ parameterID }) => parameterID, maxLength: 6 }),
    drawn: fc.array(group, { maxLength: 3 }),
  })
  .map(({ parameters, drawn }) => ({
    parameters,
    threshold: 5,
    top_percent: 0.2,
    groups: drawn.map(({ rule, items }, index) => ({
      id: String(index),
      group_key: `g${index}`,
      group_name: `Group ${index}`,
      description: null,
      rule,
      items: items
        .filter(({ parameter_id }) => parameters.some(({ parameterID }) => parameterID === parameter_id))
        .map((item) => ({ ...item, id: '0' })),
    })),
  }));

test('a startup without a touched award has the same score before and after', () => {
  fc.assert(
    fc.property(
      rules,
      rules,
      fc.uniqueArray(fc.constantFrom(...NAMES.map((name) => name.replaceAll('-', ' ').toLowerCase()))),
      (before, after, held) => {
        const touched = new Set(touchedAwards(before, after));
        const kept = held.filter((award) => !touched.has(award));
        expect(scoreAwards(kept, after.parameters, after.groups)).toEqual(
          scoreAwards(kept, before.parameters, before.groups),
        );
      },
    ),
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
  ['a threshold', { threshold: 6 }, []],
  [
    'a weight',
    { parameters: [{ parameterID: 'a', parameterName: 'Award A', value: 4 }, ...RULES.parameters.slice(1)] },
    ['a', 'award a'],
  ],
  [
    'another name',
    { parameters: [{ parameterID: 'a', parameterName: 'Prize A', value: 2 }, ...RULES.parameters.slice(1)] },
    ['award a', 'prize a'],
  ],
  ['the name of a group', { groups: RULES.groups.map((found) => ({ ...found, group_name: 'Other' })) }, []],
  [
    'a rule',
    { groups: RULES.groups.map((found) => ({ ...found, rule: 'keep_lowest_precedence' as const })) },
    ['award b', 'b'],
  ],
  ['a group that goes', { groups: [] }, ['award b', 'b']],
])('%s touches the awards it is about, and no other', (_what, change, touched) => {
  expect(touchedAwards(RULES, { ...RULES, ...change })).toEqual(touched);
});
