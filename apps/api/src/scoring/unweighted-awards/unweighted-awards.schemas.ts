import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import { closed, pageQuery, ref } from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { MAX_WEIGHT, MIN_WEIGHT } from '../parameters/parameter.limits';
import { StoredParameter } from '../parameters/parameters.schemas';

/** Maximum length of an award name. Imports and articles allow longer names than parameters do. */
const MAX_AWARD_LENGTH = 2_000;

const LookAlike = closed(
  {
    parameterID: Type.String(),
    parameterName: Type.String(),
    likeness: Type.Number({ description: 'From 0.55 to 1' }),
  },
  { $id: 'AwardLookAlike' },
);

const HeldAward = closed(
  {
    award_key: Type.String({ description: 'Folded name: one award, however spelled' }),
    award: Type.String({ description: 'As it is spelled most often' }),
    startups: Type.Integer({ description: 'How many hold it' }),
    examples: Type.Array(closed({ id: Type.String(), company_name: Type.String() }), {
      description: 'At most 3 of them, those with the highest score first',
    }),
    look_alikes: Type.Array(ref(LookAlike), {
      description: 'At most 3 parameters that it may mean, the likest first',
    }),
  },
  { $id: 'UnweightedAward' },
);
export type UnweightedAwardBody = Static<typeof HeldAward>;

const UnweightedAwardPage = closed(
  {
    items: Type.Array(ref(HeldAward)),
    total: Type.Integer(),
    ignored: Type.Integer({ description: 'How many awards are ignored' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'UnweightedAwardPage' },
);

const decidedFields = {
  award_key: Type.String(),
  award: Type.String(),
  startups: Type.Integer({ description: 'How many hold it now' }),
  by: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Name of the person; null when a version of the rules brought it back',
  }),
  at: Type.String({ format: 'date-time' }),
};
const AwardAlias = closed(
  { ...decidedFields, parameterID: Type.String(), parameterName: Type.String() },
  { $id: 'AwardAlias' },
);
export type AwardAliasBody = Static<typeof AwardAlias>;
const IgnoredAward = closed(decidedFields, { $id: 'IgnoredAward' });
export type IgnoredAwardBody = Static<typeof IgnoredAward>;

const AwardDecisions = closed(
  { aliases: Type.Array(ref(AwardAlias)), ignored: Type.Array(ref(IgnoredAward)) },
  { $id: 'AwardDecisions' },
);

const award = nameText({ minLength: 1, maxLength: MAX_AWARD_LENGTH });
const NamedAlias = closed(
  { award, parameterID: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }) },
  { $id: 'NamedAlias' },
);
export type NamedAliasBody = Static<typeof NamedAlias>;
const NamedAward = closed({ award }, { $id: 'NamedAward' });

const tags = ['awards'];

export const listUnweightedAwardsSchema = {
  operationId: 'listUnweightedAwards',
  tags,
  summary: 'Awards of startups that no parameter weighs and nobody ignores, those of most startups first',
  querystring: closed({ page: pageQuery.page, pageSize: pageQuery.pageSize, q: pageQuery.q }),
  response: { 200: ref(UnweightedAwardPage) },
};
export const listAwardDecisionsSchema = {
  operationId: 'listAwardDecisions',
  tags,
  summary: 'Awards that count as a parameter of another name, and awards that are ignored, by name',
  response: { 200: ref(AwardDecisions) },
};
export const makeParameterSchema = {
  operationId: 'makeAwardParameter',
  tags,
  refuses: [409],
  summary: 'Give an award a weight of its own; every score follows in the same transaction',
  body: closed({
    award,
    parameterName: Type.Optional(
      nameText({ maxLength: MAX_NAME_LENGTH, description: 'Where it is to be spelled otherwise' }),
    ),
    value: Type.Number({ minimum: MIN_WEIGHT, maximum: MAX_WEIGHT }),
  }),
  response: { 201: ref(StoredParameter) },
};
export const addAwardAliasSchema = {
  operationId: 'addAwardAlias',
  tags,
  refuses: [404, 409],
  summary: 'Count an award as a parameter, now and in future; every score follows in the same transaction',
  body: ref(NamedAlias),
  response: { 201: ref(NamedAlias) },
};
export const removeAwardAliasSchema = {
  operationId: 'removeAwardAlias',
  tags,
  refuses: [404, 409],
  summary: 'Undo that; 409 when the award counts as another parameter meanwhile',
  body: ref(NamedAlias),
  response: { 200: ref(NamedAlias) },
};
export const ignoreAwardSchema = {
  operationId: 'ignoreAward',
  tags,
  summary: 'Do not list an award without a weight any more; it keeps adding nothing',
  body: ref(NamedAward),
  response: { 201: ref(NamedAward) },
};
export const undoIgnoreAwardSchema = {
  operationId: 'undoIgnoreAward',
  tags,
  refuses: [404],
  summary: 'List an ignored award again',
  body: ref(NamedAward),
  response: { 200: ref(NamedAward) },
};
