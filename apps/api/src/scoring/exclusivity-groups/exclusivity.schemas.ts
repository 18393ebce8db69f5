import { Type, type Static } from '@sinclair/typebox';
import { GROUP_RULES } from '@vaglio/award-scoring';
import {
  closed,
  idParams,
  listBody,
  nullableString,
  oneOf,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { nameText } from '../../platform/http/validation/name-text';
import { MAX_NAME_LENGTH } from '../../platform/http/validation/text-limits';
import { MAX_PRECEDENCE, MIN_PRECEDENCE } from './exclusivity.limits';

export const MAX_KEY_LENGTH = 100;

const AwardGroup = closed(
  {
    id: Type.String(),
    group_key: Type.String(),
    group_name: Type.String(),
    description: nullableString(2_000),
    rule: oneOf(GROUP_RULES),
    parameter_names: Type.Array(Type.String(), {
      description: 'Of the parameters in it, highest precedence first',
    }),
    version: Type.Integer({
      ...version,
      description: 'Counts changes of the group and its items; sent back as If-Match',
    }),
  },
  { $id: 'AwardGroup' },
);
export type AwardGroupBody = Static<typeof AwardGroup>;

const AwardGroupItem = closed(
  {
    id: Type.String(),
    group_id: Type.String(),
    parameter_id: Type.String(),
    parameterName: Type.String(),
    precedence: Type.Integer(),
  },
  { $id: 'AwardGroupItem' },
);
export type AwardGroupItemBody = Static<typeof AwardGroupItem>;

const AwardConfigRow = closed(
  {
    group_id: Type.String(),
    group_key: Type.String(),
    group_name: Type.String(),
    rule: oneOf(GROUP_RULES),
    item_id: Type.String(),
    parameter_id: Type.String(),
    parameterName: Type.String(),
    precedence: Type.Integer(),
    value: Type.Number(),
  },
  { $id: 'AwardConfigRow' },
);
export type AwardConfigRowBody = Static<typeof AwardConfigRow>;

const AwardGroupList = listBody(AwardGroup, 'AwardGroupList');
const AwardGroupItemList = listBody(AwardGroupItem, 'AwardGroupItemList');
const AwardConfigList = listBody(AwardConfigRow, 'AwardConfigList');

const groupBody = {
  group_key: Type.Optional(nameText({ maxLength: MAX_KEY_LENGTH })),
  group_name: Type.Optional(nameText({ maxLength: MAX_NAME_LENGTH })),
  description: Type.Optional(nullableString(2_000)),
  rule: Type.Optional(oneOf(GROUP_RULES)),
};
const tags = ['exclusivity'];

export const listAwardGroupsSchema = {
  operationId: 'listAwardGroups',
  tags,
  summary: 'Exclusivity groups by name',
  response: { 200: ref(AwardGroupList) },
};
export const listAwardConfigSchema = {
  operationId: 'listAwardConfig',
  tags,
  summary: 'Every item of every group, flat',
  response: { 200: ref(AwardConfigList) },
};
export const listAwardGroupItemsSchema = {
  operationId: 'listAwardGroupItems',
  tags,
  summary: 'Items of one group, highest precedence first',
  params: idParams,
  response: { 200: ref(AwardGroupItemList) },
};
export const createAwardGroupSchema = {
  operationId: 'createAwardGroup',
  tags,
  refuses: [409],
  summary: 'A new group; group_key defaults to the slug of group_name',
  body: closed(groupBody),
  response: { 201: ref(AwardGroup) },
};
export const updateAwardGroupSchema = {
  operationId: 'updateAwardGroup',
  tags,
  refuses: [409],
  summary: 'Rename a group or change its rule',
  params: idParams,
  headers: seenVersion,
  body: closed(groupBody),
  response: { 200: ref(AwardGroup) },
};
export const deleteAwardGroupSchema = {
  operationId: 'deleteAwardGroup',
  tags,
  summary: 'Delete a group with its items',
  params: idParams,
  headers: seenVersion,
  row: ref(AwardGroup),
  response: { 204: Type.Null() },
};
export const addAwardGroupItemSchema = {
  operationId: 'addAwardGroupItem',
  tags,
  refuses: [409],
  summary: 'Put a parameter into a group',
  params: idParams,
  headers: seenVersion,
  row: ref(AwardGroup),
  body: closed({
    parameter_id: Type.String({ minLength: 1, maxLength: 200 }),
    precedence: Type.Integer({ minimum: MIN_PRECEDENCE, maximum: MAX_PRECEDENCE }),
  }),
  response: { 201: ref(AwardGroupItem) },
};
export const deleteAwardGroupItemSchema = {
  operationId: 'deleteAwardGroupItem',
  tags,
  summary: 'Take an item out of its group',
  params: idParams,
  headers: seenVersion,
  row: ref(AwardGroup),
  response: { 204: Type.Null() },
};
export const deleteAwardGroupItemByParameterSchema = {
  operationId: 'deleteAwardGroupItemByParameter',
  tags,
  summary: 'Take a parameter out of a group',
  params: closed({
    id: Type.String({ minLength: 1, maxLength: 64 }),
    paramId: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  headers: seenVersion,
  row: ref(AwardGroup),
  response: { 204: Type.Null() },
};
