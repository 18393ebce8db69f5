import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  version,
} from '../../platform/http/validation/schema-parts';
import { DISCARD_REASONS } from '../../platform/db/schema/review-decisions.table';
import { discardReason, pageFields } from '../../extraction/acceptance/acceptance.schemas';

const MAX_ROWS = 100;

const nullableReason = Type.Unsafe<(typeof DISCARD_REASONS)[number] | null>({
  type: ['string', 'null'],
  enum: [...DISCARD_REASONS, null],
});

const ReviewDecision = closed(
  {
    id: Type.String(),
    kind: oneOf(['accept', 'discard', 'allow']),
    reason: nullableReason,
    raw_id: nullableString(20),
    company_name: Type.String(),
    article_title: nullableString(2_000),
    decided_by: nullableString(200),
    decided_at: Type.String(),
    undone_by: nullableString(200),
    undone_at: nullableString(40),
    step_id: Type.Unsafe<string | null>({
      ...nullableString(20),
      description: 'The step by which it is undone',
    }),
  },
  { $id: 'ReviewDecision' },
);
export type ReviewDecisionBody = Static<typeof ReviewDecision>;

const ReviewDecisionPage = closed(
  { items: Type.Array(ref(ReviewDecision)), ...pageFields },
  { $id: 'ReviewDecisionPage' },
);

/** Decisions that a request made. Each can be undone through its step. */
const Decided = closed({ decisions: Type.Array(ref(ReviewDecision)) }, { $id: 'Decided' });

const SeenRow = closed(
  { id: Type.String({ minLength: 1, maxLength: 64 }), version },
  { $id: 'SeenRow', description: 'A raw row with the version that the caller saw' },
);
const ReviewOrder = closed(
  {
    decision: oneOf(['accept', 'discard']),
    reason: Type.Optional(discardReason),
    rows: Type.Array(ref(SeenRow), { minItems: 1, maxItems: MAX_ROWS }),
  },
  { $id: 'ReviewOrder' },
);

const tags = ['review'];
const { q, ...pageOnly } = pageQuery;

export const decideFoundSchema = {
  operationId: 'decideFound',
  tags,
  refuses: [404, 409, 412],
  summary: 'Accept or discard several startups as they were seen: all of them, or none',
  body: ref(ReviewOrder),
  response: { 200: ref(Decided) },
};
export const listDecisionsSchema = {
  operationId: 'listReviewDecisions',
  tags,
  summary: 'What was accepted, discarded and allowed again, newest first',
  querystring: closed(pageOnly),
  response: { 200: ref(ReviewDecisionPage) },
};

export const allowNameSchema = {
  operationId: 'allowDiscardedName',
  tags,
  refuses: [409],
  summary: 'Let articles propose a discarded name again',
  params: idParams,
  response: { 200: ref(Decided) },
};
