import { Type, type Static } from '@sinclair/typebox';
import { closed, idParams, pageQuery, ref, version } from '../../platform/http/validation/schema-parts';
import { MergeChoices, MergePreview, StartupMerge } from './merges.schemas';

const MergeTarget = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    score: Type.Number(),
    certainty: Type.Number({ minimum: 0, maximum: 1, description: 'That it is the same company' }),
    because: Type.String({ description: 'What speaks for it, in words; empty for nothing' }),
  },
  { $id: 'MergeTarget' },
);
export type MergeTargetBody = Static<typeof MergeTarget>;

const MergeTargets = closed({ items: Type.Array(ref(MergeTarget)) }, { $id: 'MergeTargets' });

const into = Type.String({ minLength: 1, maxLength: 64, description: 'The startup that survives' });
const choices = Type.Optional(ref(MergeChoices));
const MergeIntoOrder = closed(
  {
    into,
    choices,
    versions: Type.Optional(closed({ first: version, second: version })),
  },
  { $id: 'MergeIntoOrder', description: 'With the versions of both as the preview showed them' },
);

const tags = ['facts'];

export const listMergeTargetsSchema = {
  operationId: 'listMergeTargets',
  tags,
  summary: 'Startups that may be the same company, the likeliest first; with `q`, those with such a name',
  params: idParams,
  querystring: closed({ q: pageQuery.q }),
  response: { 200: ref(MergeTargets) },
};
export const previewMergeIntoSchema = {
  operationId: 'previewMergeInto',
  tags,
  'x-query': true,
  refuses: [400, 409],
  summary: 'What a merge into another startup would make; nothing is written',
  params: idParams,
  body: closed({ into, choices }),
  response: { 200: ref(MergePreview) },
};
export const mergeIntoSchema = {
  operationId: 'mergeInto',
  tags,
  refuses: [400, 409, 412],
  row: ref(MergePreview),
  summary: 'Merge a startup into another; it can be undone',
  params: idParams,
  body: ref(MergeIntoOrder),
  response: { 200: ref(StartupMerge) },
};
