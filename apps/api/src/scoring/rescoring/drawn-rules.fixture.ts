import fc from 'fast-check';
import type { RuleSet } from '../../platform/db/schema/scoring-versions.table';

/** Award names. Some have the same folded form as another name or as the id of another parameter. */
const DRAWN_NAMES = [
  'eth spin-off',
  'ETH Spin Off',
  'venture kick 1',
  'venture kick 2',
  'venture kick 3',
  'fif grant',
  'fif-grant',
  'eurostars',
];
/** Awards without a parameter of that name. Some generated rules have an alias for one of them. */
const OTHER_NAMES = ['vk one', 'spin off'];
/** Award keys that generated startups may have. */
const DRAWN_AWARDS = [
  ...new Set(DRAWN_NAMES.map((name) => name.replaceAll('-', ' ').toLowerCase())),
  ...OTHER_NAMES,
];
const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const parameter = fc
  .record({ name: fc.constantFrom(...DRAWN_NAMES), value: fc.integer({ min: -3, max: 9 }) })
  .map(({ name, value }) => ({ parameterID: idOf(name), parameterName: name, value }));
const group = fc.record({
  rule: fc.constantFrom('keep_highest_precedence' as const, 'keep_lowest_precedence' as const),
  items: fc.uniqueArray(
    fc.record({
      parameter_id: fc.constantFrom(...DRAWN_NAMES.map(idOf)),
      precedence: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: (item) => item.parameter_id, maxLength: 4 },
  ),
});
const alias = fc.record({
  award: fc.constantFrom(...OTHER_NAMES),
  parameterID: fc.constantFrom(...DRAWN_NAMES.map(idOf)),
});

/** Generator for rule sets with overlapping groups and with aliases. */
const drawnRules: fc.Arbitrary<RuleSet> = fc
  .record({
    parameters: fc.uniqueArray(parameter, { selector: ({ parameterID }) => parameterID, maxLength: 6 }),
    drawn: fc.array(group, { maxLength: 3 }),
    aliases: fc.uniqueArray(alias, { selector: ({ award }) => award, maxLength: 2 }),
  })
  .map(({ parameters, drawn, aliases }) => {
    const isThere = (id: string) => parameters.some(({ parameterID }) => parameterID === id);
    return {
      parameters,
      threshold: 5,
      top_percent: 0.2,
      aliases: aliases.filter(({ parameterID }) => isThere(parameterID)),
      groups: drawn.map(({ rule, items }, index) => ({
        id: String(index),
        group_key: `g${index}`,
        group_name: `Group ${index}`,
        description: null,
        rule,
        items: items
          .filter(({ parameter_id }) => isThere(parameter_id))
          .map((item) => ({ ...item, id: '0' })),
      })),
    };
  });

/** Generator for two rule sets and the awards of a startup. */
export const drawnChanges = fc.record({
  before: drawnRules,
  after: drawnRules,
  held: fc.uniqueArray(fc.constantFrom(...DRAWN_AWARDS)),
});
