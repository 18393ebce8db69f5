import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../../platform/http/validation/schema-parts';
import { RawStartup } from '../../startups/records/startup.schemas';
import { DISCARD_REASONS } from '../../platform/db/schema/review-decisions.table';
import { discardReason, pageFields } from '../../extraction/acceptance/acceptance.schemas';

const MOST_ROWS = 100;

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
  },
  { $id: 'ReviewDecision' },
);
export type ReviewDecisionBody = Static<typeof ReviewDecision>;

const ReviewDecisionPage = closed(
  { items: Type.Array(ref(ReviewDecision)), ...pageFields },
  { $id: 'ReviewDecisionPage' },
);

/** What was decided: each decision can be undone by its id. */
const Decided = closed({ decisions: Type.Array(ref(ReviewDecision)) }, { $id: 'Decided' });

const SeenRow = closed(
  { id: Type.String({ minLength: 1, maxLength: 64 }), version },
  { $id: 'SeenRow', description: 'A raw row with the version that the caller saw' },
);
const ReviewOrder = closed(
  {
    decision: oneOf(['accept', 'discard']),
    reason: Type.Optional(discardReason),
    rows: Type.Array(ref(SeenRow), { minItems: 1, maxItems: MOST_ROWS }),
  },
  { $id: 'ReviewOrder' },
);
const DiscardOrder = closed({ reason: discardReason }, { $id: 'DiscardOrder' });

const tags = ['review'];
const { q, ...pageOnly } = pageQuery;

export const acceptFoundSchema = {
  operationId: 'acceptFound',
  tags,
  refuses: [409],
  summary: 'Accept a startup that waits: it is curated with its proved values',
  params: idParams,
  headers: seenVersion,
  body: Type.Optional(closed({})),
  row: ref(RawStartup),
  response: { 200: ref(Decided) },
};
export const discardFoundSchema = {
  operationId: 'discardFound',
  tags,
  refuses: [409],
  summary: 'Discard a startup of an article that is not curated; its name is remembered',
  params: idParams,
  headers: seenVersion,
  body: ref(DiscardOrder),
  row: ref(RawStartup),
  response: { 200: ref(Decided) },
};
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
export const undoDecisionSchema = {
  operationId: 'undoReviewDecision',
  tags,
  refuses: [409],
  summary: 'Undo a decision, unless something builds on it',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(ReviewDecision) },
};

export const allowNameSchema = {
  operationId: 'allowDiscardedName',
  tags,
  refuses: [409],
  summary: 'Let articles propose a discarded name again',
  params: idParams,
  response: { 200: ref(Decided) },
};
