import { Type, type Static } from '@sinclair/typebox';
import { nullableNameText } from '../../platform/http/validation/name-text';
import { closed, idParams, ref, seenVersion } from '../../platform/http/validation/schema-parts';

const MAX_STEP_LENGTH = 140;
const orNull = (schema: object, description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], ...schema, description });

const Work = closed(
  {
    startup_id: Type.String(),
    assignee_id: orNull({}, 'Id of the person; null for nobody'),
    assignee: orNull({}, 'Name of the person'),
    step: orNull({}, 'What is done next'),
    due: orNull({ format: 'date' }, 'The day of the next step'),
    version: Type.Integer({ minimum: 0, description: 'Counts changes; sent back as If-Match' }),
  },
  { $id: 'Work', description: 'Who works on a startup, and what is done next' },
);
export type WorkBody = Static<typeof Work>;

const WorkList = closed({ items: Type.Array(ref(Work)), total: Type.Integer() }, { $id: 'WorkList' });

export const WorkChange = closed(
  {
    assignee: Type.Optional(orNull({ format: 'uuid' }, 'A person who has access; null for nobody')),
    step: Type.Optional(nullableNameText(MAX_STEP_LENGTH)),
    due: Type.Optional(orNull({ format: 'date' }, 'Of a step; without a step there is none')),
  },
  { $id: 'WorkChange', description: 'What is missing stays as it is' },
);
export type WorkChangeBody = Static<typeof WorkChange>;

const tags = ['work'];

export const readWorkSchema = {
  operationId: 'readWork',
  tags,
  summary: 'Who works on a startup, and what is done next',
  params: idParams,
  response: { 200: ref(Work) },
};
export const listWorkSchema = {
  operationId: 'listWork',
  tags,
  summary:
    'The work on some startups, as on a page of a list; those that nobody said anything about are left out',
  querystring: closed({
    ids: Type.String({ maxLength: 10_000, description: 'Ids of startups, separated by commas' }),
  }),
  response: { 200: ref(WorkList) },
};
export const changeWorkSchema = {
  operationId: 'changeWork',
  tags,
  refuses: [409],
  summary: 'Assign a startup, or say what is done next and when; 409 when it was merged',
  params: idParams,
  headers: seenVersion,
  body: ref(WorkChange),
  row: ref(Work),
  response: { 200: ref(Work) },
};
