import { Type, type Static } from '@sinclair/typebox';
import { GROUP_RULES } from '@vaglio/award-scoring';
import { MAX_PRECEDENCE, MIN_PRECEDENCE } from '../exclusivity-groups/exclusivity.limits';
import { MAX_WEIGHT, MIN_WEIGHT } from '../parameters/parameter.limits';
import { nameText } from '../../platform/http/validation/name-text';
import {
  closed,
  listBody,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';

/** Maximum number of changes in one preview. Saving and rolling back each change takes a few statements. */
export const MAX_CHANGES = 100;
export const DEFAULT_FIRST_NAMES = 20;

const id = (maxLength = 64) => Type.String({ minLength: 1, maxLength });
const name = nameText({ maxLength: 200 });
const weight = Type.Number({ minimum: MIN_WEIGHT, maximum: MAX_WEIGHT });
const item = {
  parameter_id: id(200),
  precedence: Type.Integer({ minimum: MIN_PRECEDENCE, maximum: MAX_PRECEDENCE }),
};
const groupFields = {
  group_key: Type.Optional(nameText({ maxLength: 100 })),
  group_name: Type.Optional(name),
  description: Type.Optional(nullableString(2_000)),
  rule: Type.Optional(oneOf(GROUP_RULES)),
};

const ProposedChange = Type.Object(
  {
    create_parameter: Type.Optional(closed({ parameterName: name, value: weight })),
    update_parameter: Type.Optional(
      closed({ parameterID: id(200), parameterName: Type.Optional(name), value: Type.Optional(weight) }),
    ),
    delete_parameter: Type.Optional(
      closed({
        parameterID: id(200),
        cascade: Type.Optional(Type.Boolean({ description: 'Takes it out of its groups too' })),
      }),
    ),
    create_group: Type.Optional(
      closed({ ...groupFields, items: Type.Optional(Type.Array(closed(item), { maxItems: MAX_CHANGES })) }),
    ),
    update_group: Type.Optional(closed({ id: id(), ...groupFields })),
    delete_group: Type.Optional(closed({ id: id() })),
    add_item: Type.Optional(closed({ group_id: id(), ...item })),
    delete_item: Type.Optional(closed({ group_id: id(), parameter_id: id(200) })),
    alias_award: Type.Optional(
      closed({ award: name, parameterID: id(200) }, { description: 'Counts an award as a parameter' }),
    ),
    save_score: Type.Optional(
      closed({
        threshold: Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
        top_percent: Type.Number({ minimum: 0, maximum: 1 }),
      }),
    ),
    restore_version: Type.Optional(closed({ number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })),
  },
  {
    $id: 'ProposedChange',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    description: 'One change: exactly one of these',
  },
);
export type ProposedChangeBody = Static<typeof ProposedChange>;

const place = (description: string) =>
  Type.Unsafe<number | null>({ ...nullableInteger(1, 1_000_000_000), description });
const membership = (description: string) => oneOf(['in', 'out', 'entering', 'leaving'], { description });

const StartupEffect = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    old_score: Type.Number(),
    new_score: Type.Number(),
    old_rank: place('Place among the active; null for a rejected startup'),
    new_rank: place('Place among the active; null for a rejected startup'),
    eligible: membership('Active with a score at or above the threshold'),
    top: membership('Among the top share of the active'),
  },
  { $id: 'StartupEffect' },
);
export type StartupEffectBody = Static<typeof StartupEffect>;

const ListEffect = closed(
  {
    before: Type.Integer({ description: 'How many the list holds now' }),
    after: Type.Integer(),
    entering: Type.Integer(),
    leaving: Type.Integer(),
    moved: Type.Integer({ description: 'In the list before and after, at another place' }),
    first_entering: Type.Array(ref(StartupEffect), { description: 'By new rank' }),
    first_leaving: Type.Array(ref(StartupEffect), { description: 'By old rank' }),
    first_moved: Type.Array(ref(StartupEffect), { description: 'By distance, then new rank' }),
  },
  { $id: 'ListEffect' },
);
export type ListEffectBody = Static<typeof ListEffect>;

const ScoreEffect = closed(
  {
    startups: Type.Integer({ description: 'All curated startups' }),
    rescored: Type.Integer({ description: 'How many get another score, the rejected included' }),
    eligible: ref(ListEffect),
    top: ref(ListEffect),
  },
  { $id: 'ScoreEffect' },
);
export type ScoreEffectBody = Static<typeof ScoreEffect>;

const ScoreDifference = listBody(StartupEffect, 'ScoreDifference');

const tags = ['score'];
const changes = Type.Array(ref(ProposedChange), {
  minItems: 1,
  maxItems: MAX_CHANGES,
  description: 'Applied in this order; items of new groups count as changes',
});

export const simulateScoreSchema = {
  operationId: 'simulateScore',
  tags,
  refuses: [409],
  summary: 'What saving changes would do: who enters, leaves and moves; nothing is written',
  body: closed({
    changes,
    first: Type.Optional(Type.Integer({ minimum: 0, maximum: 200, description: 'Names in each list' })),
  }),
  response: { 200: ref(ScoreEffect) },
};
export const listScoreDifferenceSchema = {
  operationId: 'listScoreDifference',
  tags,
  refuses: [409],
  summary:
    'Every startup that saving changes would re-score, move or take in or out of a list, by new rank; nothing is written',
  body: closed({ changes }),
  response: { 200: ref(ScoreDifference) },
};
