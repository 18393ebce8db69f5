import { Type, type Static } from '@sinclair/typebox';
import {
  listBody,
  closed,
  idParams,
  nullableString,
  pageQuery,
  ref,
  seenVersion,
} from '../../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../../platform/http/validation/text-limits';
import { DEFAULT_PROMPT_NAME } from '../../prompts/prompt.limits';
import { Prompt } from '../../prompts/prompts.schemas';

const MAX_REASON_LENGTH = 1_000;

const share = Type.Union([Type.Number(), Type.Null()]);

const PromptActivation = closed(
  {
    id: Type.String(),
    prompt_id: Type.String(),
    version: Type.Integer(),
    from: Type.String(),
    until: Type.Union([Type.String(), Type.Null()], { description: 'Null for the active version' }),
    by: Type.Union([Type.String(), Type.Null()], { description: 'Name of the person' }),
    evaluation_id: Type.Union([Type.String(), Type.Null()]),
    is_met: Type.Boolean({ description: 'Whether the gate was met' }),
    company_f1: share,
    awards_f1: share,
    reason: Type.Union([Type.String(), Type.Null()]),
    articles_read: Type.Integer({ description: 'In this time, with this version' }),
  },
  { $id: 'PromptActivation' },
);
export type PromptActivationBody = Static<typeof PromptActivation>;

const PromptActivationPage = listBody(PromptActivation, 'PromptActivationPage');

/** Body of activateThroughGate. */
const ActivationOrder = closed(
  { reason: Type.Optional(nullableString(MAX_REASON_LENGTH)) },
  { $id: 'ActivationOrder' },
);

const tags = ['prompt-lab'];

export const listActivationsSchema = {
  operationId: 'listActivations',
  tags,
  summary: 'Which version was active when, by whose decision and why; the newest first',
  querystring: closed({
    limit: pageQuery.limit,
    offset: pageQuery.offset,
    name: Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH, default: DEFAULT_PROMPT_NAME })),
  }),
  response: { 200: ref(PromptActivationPage) },
};
export const activateThroughGateSchema = {
  operationId: 'activateThroughGate',
  tags,
  refuses: [404, 409],
  summary: 'Make a version the active one; below the gate only with a reason',
  description: 'If-Match holds the version that was active when the caller looked.',
  params: idParams,
  headers: seenVersion,
  body: ref(ActivationOrder),
  response: { 200: ref(Prompt) },
};
