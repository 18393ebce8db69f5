import fc from 'fast-check';
import { slugOf } from '@vaglio/startups-domain';
import type { ProposedChangeBody } from './simulation.schemas';

const AWARDS = [
  'ETH Spin-off',
  'EPFL Spin-off',
  'Venture Kick 1',
  'Venture Kick 2',
  'FIF grant',
  'Eurostars',
] as const;
/** Ids of the three stored groups, and one unknown id. */
const GROUP_IDS = ['1', '1', '2', '2', '3', '999'] as const;

const award = fc.constantFrom(...AWARDS);
const anyAward = fc.constantFrom(...AWARDS, 'Local prize', 'Other prize');
const parameterID = award.map(slugOf);
/** Few different values, so that ties occur. One of them is a penalty. */
const value = fc.constantFrom(-2.5, 0, 0.5, 1, 1, 2, 3.0001);
const rule = fc.constantFrom('keep_highest_precedence' as const, 'keep_lowest_precedence' as const);
const precedence = fc.integer({ min: 1, max: 3 });
const id = fc.constantFrom(...GROUP_IDS);
const threshold = fc.constantFrom(-3, 0, 1, 2.5, 4);
const top_percent = fc.constantFrom(0, 0.0001, 0.2, 0.3333, 0.5, 1);

const items = fc.uniqueArray(fc.record({ parameter_id: parameterID, precedence }), {
  selector: (item) => item.parameter_id,
  maxLength: 4,
});

/** Generator for stored data before a change: weights, groups, settings and startups. */
export const world = fc.record({
  weights: fc.dictionary(award, value, { noNullPrototype: true, minKeys: 4 }),
  groups: fc.array(fc.record({ rule, items }), { minLength: 3, maxLength: 3 }),
  settings: fc.record({ threshold, top_percent }),
  startups: fc.array(
    fc.record({ awards: fc.array(anyAward, { maxLength: 5 }), rejected: fc.constantFrom(0, 0, 0, 1) }),
    { minLength: 1, maxLength: 14 },
  ),
});

const change: fc.Arbitrary<ProposedChangeBody> = fc.oneof(
  fc.record({ create_parameter: fc.record({ parameterName: anyAward, value }) }),
  fc.record({
    create_parameter: fc.record({ parameterName: fc.constantFrom('Local prize', 'Other prize'), value }),
  }),
  fc.record({ update_parameter: fc.record({ parameterID, value }) }),
  fc.record({ update_parameter: fc.record({ parameterID, parameterName: anyAward, value }) }),
  fc.record({ delete_parameter: fc.record({ parameterID, cascade: fc.boolean() }) }),
  fc.record({
    create_group: fc.record({
      group_name: fc.constantFrom('Fresh', 'Group 1'),
      group_key: fc.constantFrom('fresh', 'g1'),
      rule,
    }),
  }),
  fc.record({ update_group: fc.record({ id, rule }) }),
  fc.record({
    update_group: fc.record({
      id,
      group_name: fc.constantFrom('Renamed', ' '),
      group_key: fc.constantFrom('g2', 'other'),
    }),
  }),
  fc.record({ delete_group: fc.record({ id }) }),
  fc.record({ add_item: fc.record({ group_id: id, parameter_id: parameterID, precedence }) }),
  fc.record({ delete_item: fc.record({ group_id: id, parameter_id: parameterID }) }),
  fc.record({ save_score: fc.record({ threshold, top_percent }) }),
  fc.record({ restore_version: fc.record({ number: fc.constantFrom(1, 1, 7) }) }),
);

/** Generator for one or several changes, in the order in which a person saves them. */
export const changes = fc.oneof(
  { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 6 }) },
);

export type World = typeof world extends fc.Arbitrary<infer W> ? W : never;
