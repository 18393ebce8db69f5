import fc from 'fast-check';
import type { ScoringGroup, ScoringParameter } from './ledger';

const IDS = ['eth', 'epfl', 'kick-1', 'kick-2', 'kick-3', 'fif', 'eic', 'zkb'] as const;
const RULES = ['keep_highest_precedence', 'keep_lowest_precedence'] as const;

/**
 * Weights that are multiples of a ten-thousandth. They use all decimals that the form allows, but only few values, so
 * that ties are frequent.
 */
const weight = fc
  .oneof(fc.integer({ min: -30_000, max: 30_000 }), fc.constantFrom(1000, 2000, 7000))
  .map((units) => units / 10_000);

export const parametersArbitrary: fc.Arbitrary<ScoringParameter[]> = fc
  .tuple(...IDS.map(() => weight))
  .map((weights) =>
    IDS.map((parameterID, index) => ({
      parameterID,
      parameterName: `The ${parameterID} prize`,
      value: weights[index] ?? 0,
    })),
  );

const items = (ids: readonly string[]) =>
  fc
    .subarray([...ids])
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((parameter_id) =>
          fc.integer({ min: 1, max: 4 }).map((precedence) => ({ parameter_id, precedence })),
        ),
      ),
    );

const group = (group_key: string, ids: readonly string[]): fc.Arbitrary<ScoringGroup> =>
  fc.record({
    group_key: fc.constant(group_key),
    group_name: fc.constant(group_key),
    rule: fc.constantFrom(...RULES),
    items: items(ids),
  });

/** Exclusivity groups that may have awards in common. */
export const groupsArbitrary = fc.tuple(group('g1', IDS), group('g2', IDS), group('g3', IDS));

/** Exclusivity groups that have no award in common. */
export const disjointGroupsArbitrary = fc.tuple(
  group('g1', IDS.slice(0, 3)),
  group('g2', IDS.slice(3, 6)),
  group('g3', IDS.slice(6)),
);

const spelling = fc.constantFrom(
  (id: string) => id,
  (id: string) => `The ${id} prize`,
  (id: string) => ` THE ${id.replace('-', ' ')} Prizé `,
);

/** Lists of awards with duplicates, several spellings and unknown names. */
export const awardsArbitrary = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(...IDS), spelling).map(([id, spell]) => spell(id)),
    fc.constantFrom('Local prize', 'local  prize', 'Other'),
  ),
  { maxLength: 14 },
);
