import { Type, type Static } from '@sinclair/typebox';
import { GROUP_RULES } from '@vaglio/award-scoring';
import {
  closed,
  nullableInteger,
  nullableString,
  oneOf,
  pageBody,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';
import { WeightedParameter } from '../parameters/parameters.schemas';

const MAX_NOTE_LENGTH = 500;
const LARGEST_NUMBER = 2_147_483_647;

const ScoringSnapshot = closed(
  {
    parameters: Type.Array(ref(WeightedParameter)),
    groups: Type.Array(
      closed({
        id: Type.String(),
        group_key: Type.String(),
        group_name: Type.String(),
        description: nullableString(2_000),
        rule: oneOf(GROUP_RULES),
        items: Type.Array(
          closed({ id: Type.String(), parameter_id: Type.String(), precedence: Type.Integer() }),
        ),
      }),
    ),
    aliases: Type.Optional(
      Type.Array(closed({ award: Type.String(), parameterID: Type.String() }), {
        description: 'Other names of parameters: an award of this folded name counts as that one',
      }),
    ),
    threshold: Type.Number(),
    top_percent: Type.Number(),
  },
  { $id: 'ScoringSnapshot', description: 'All that scores and lists depend on beside the awards' },
);

const RuleDifference = closed(
  {
    subject: oneOf(['parameter', 'group', 'item', 'alias', 'threshold', 'top_percent']),
    kind: oneOf(['added', 'changed', 'removed']),
    name: Type.String({ description: 'Of the parameter or group; of an item its parameter' }),
    field: nullableString(40),
    before: nullableString(2_000),
    after: nullableString(2_000),
    text: Type.String({ description: 'The same in a sentence' }),
  },
  { $id: 'RuleDifference' },
);
export type RuleDifferenceBody = Static<typeof RuleDifference>;

const versionFields = {
  number: Type.Integer({ description: 'From 1, without gaps' }),
  at: Type.String({ format: 'date-time' }),
  author: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Name of the person; null when nobody signed in did it',
  }),
  note: Type.String(),
  restored_from: nullableInteger(1, LARGEST_NUMBER),
  is_present: Type.Boolean({ description: 'True if this is what holds now' }),
  changes: Type.Array(ref(RuleDifference), { description: 'What it changed of the version before' }),
};
const ScoringVersion = closed(versionFields, { $id: 'ScoringVersion' });
export type ScoringVersionBody = Static<typeof ScoringVersion>;

const ScoringVersionDetail = closed(
  { ...versionFields, snapshot: ref(ScoringSnapshot) },
  { $id: 'ScoringVersionDetail' },
);
export type ScoringVersionDetailBody = Static<typeof ScoringVersionDetail>;

const ScoringVersionPage = pageBody(ScoringVersion, 'ScoringVersionPage');

const ScoringComparison = closed(
  {
    from: Type.Integer(),
    to: nullableInteger(1, LARGEST_NUMBER),
    differences: Type.Array(ref(RuleDifference)),
  },
  { $id: 'ScoringComparison' },
);

const tags = ['score'];
const number = Type.Integer({ minimum: 1, maximum: LARGEST_NUMBER });
const params = closed({ number });

export const listScoringVersionsSchema = {
  operationId: 'listScoringVersions',
  tags,
  summary: 'Versions of weights, groups, threshold and top percent, the newest first',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize }),
  response: { 200: ref(ScoringVersionPage) },
};
export const readScoringVersionSchema = {
  operationId: 'readScoringVersion',
  tags,
  summary: 'One version with all that held then',
  params,
  response: { 200: ref(ScoringVersionDetail) },
};
export const compareScoringVersionsSchema = {
  operationId: 'compareScoringVersions',
  tags,
  summary: 'What differs from a version to another one, or to what holds now',
  params,
  querystring: closed({ with: Type.Optional(number) }),
  response: { 200: ref(ScoringComparison) },
};
export const noteScoringVersionSchema = {
  operationId: 'noteScoringVersion',
  tags,
  summary: 'Say why a version is as it is; a blank note takes it away',
  params,
  body: closed({ note: Type.String({ maxLength: MAX_NOTE_LENGTH }) }),
  response: { 200: ref(ScoringVersion) },
};
export const restoreScoringVersionSchema = {
  operationId: 'restoreScoringVersion',
  tags,
  refuses: [409],
  summary:
    'Make a version hold again, as a new version; every score follows in the same transaction. 409 when it holds already',
  params,
  response: { 200: ref(ScoringVersion) },
};
