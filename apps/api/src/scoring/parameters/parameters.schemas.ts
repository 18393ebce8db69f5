import { Type, type Static } from '@sinclair/typebox';
import { nameText } from '../../platform/http/validation/name-text';
import {
  closed,
  idParams,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { MAX_WEIGHT, MIN_WEIGHT } from './parameter.limits';

const weighted = {
  parameterID: Type.String(),
  parameterName: Type.String(),
  value: Type.Number({ description: 'Weight, at most 4 decimals' }),
};

/** Parameter in a scoring version. */
export const WeightedParameter = closed(weighted, { $id: 'WeightedParameter' });

/** Stored parameter with its version. */
export const StoredParameter = closed({ ...weighted, version }, { $id: 'Parameter' });
export type ParameterBody = Static<typeof StoredParameter>;

const ListedParameter = closed(
  {
    ...weighted,
    version,
    startups: Type.Integer({ description: 'Number of startups that hold the award' }),
  },
  { $id: 'ListedParameter' },
);

const ParameterPage = closed(
  {
    parameters: Type.Array(ref(ListedParameter)),
    total: Type.Integer(),
    held_without_weight: Type.Integer({
      description:
        'Number of parameters, of all pages and searches, that startups hold and whose weight is 0',
    }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'ParameterPage' },
);

const ParameterChoice = closed(
  {
    ...weighted,
    exclusive_groups: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Names of the exclusivity groups that hold the parameter, by name: of each only one award counts',
      }),
    ),
  },
  { $id: 'ParameterChoice' },
);
export type ParameterChoiceBody = Static<typeof ParameterChoice>;

const ParameterChoices = closed(
  { parameters: Type.Array(ref(ParameterChoice)) },
  { $id: 'ParameterChoices' },
);

const UsualParameters = closed(
  { parameterIDs: Type.Array(Type.String({ maxLength: MAX_NAME_LENGTH }), { maxItems: 100 }) },
  { $id: 'UsualParameters' },
);
export type UsualParametersBody = Static<typeof UsualParameters>;

/** Sort orders of the parameter list: by name, or by the number of startups with the award, descending. */
const PARAMETER_SORTS = ['name', 'startups'] as const;
export type ParameterSort = (typeof PARAMETER_SORTS)[number];

const name = nameText({ maxLength: MAX_NAME_LENGTH });
const value = Type.Number({ minimum: MIN_WEIGHT, maximum: MAX_WEIGHT });
const tags = ['parameters'];

export const listParametersSchema = {
  operationId: 'listParameters',
  tags,
  summary: 'Parameters by name, or by the number of startups that hold the award',
  querystring: closed({
    page: pageQuery.page,
    pageSize: pageQuery.pageSize,
    q: pageQuery.q,
    sort: Type.Optional(oneOf(PARAMETER_SORTS)),
  }),
  response: { 200: ref(ParameterPage) },
};
export const createParameterSchema = {
  operationId: 'createParameter',
  tags,
  refuses: [409],
  summary: 'A new parameter; its id is the slug of its name',
  body: closed({ parameterName: Type.Optional(name), value: Type.Optional(value) }),
  response: { 201: ref(StoredParameter) },
};
export const updateParameterSchema = {
  operationId: 'updateParameter',
  tags,
  refuses: [409],
  summary: 'Change name or weight; every score follows in the same transaction',
  params: idParams,
  headers: seenVersion,
  body: closed({ parameterName: Type.Optional(name), value: Type.Optional(value) }),
  response: { 200: ref(StoredParameter) },
};
export const deleteParameterSchema = {
  operationId: 'deleteParameter',
  tags,
  refuses: [409],
  summary: 'Delete a parameter; 409 while a group uses it, unless cascade=1',
  params: idParams,
  headers: seenVersion,
  querystring: closed({ cascade: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
  row: ref(StoredParameter),
  response: { 204: Type.Null() },
};
export const listParameterChoicesSchema = {
  operationId: 'listParameterChoices',
  tags,
  summary: 'All parameters with the names of their exclusivity groups, for selectors and read-only cards',
  response: { 200: ref(ParameterChoices) },
};
export const addUsualParametersSchema = {
  operationId: 'addUsualParameters',
  tags,
  refuses: [409],
  summary: 'Add the usual awards that are missing, each with weight 0',
  body: Type.Optional(closed({})),
  response: { 201: ref(UsualParameters) },
};
export const removeUsualParametersSchema = {
  operationId: 'removeUsualParameters',
  tags,
  refuses: [409],
  summary: 'Take usual awards back that nobody has changed since',
  body: ref(UsualParameters),
  response: { 200: ref(UsualParameters) },
};

const MAX_WEIGHTS = 1_000;
const WeightedName = closed(
  {
    parameterName: name,
    value,
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'That the caller saw; without it any version is changed' }),
    ),
  },
  { $id: 'WeightRow' },
);
export type WeightRow = Static<typeof WeightedName>;
const ImportedWeights = closed(
  {
    created: Type.Array(Type.String(), { description: 'Ids of new parameters' }),
    changed: Type.Array(Type.String(), { description: 'Ids of those with another weight' }),
    unchanged: Type.Integer(),
  },
  { $id: 'ImportedWeights' },
);
export type ImportedWeightsBody = Static<typeof ImportedWeights>;

export const importWeightsSchema = {
  operationId: 'importWeights',
  tags,
  refuses: [409],
  summary: 'Weights of many awards at once, by name; unknown names become parameters. All or nothing',
  body: closed({ weights: Type.Array(ref(WeightedName), { minItems: 1, maxItems: MAX_WEIGHTS }) }),
  response: { 200: ref(ImportedWeights) },
};
