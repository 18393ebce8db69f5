import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { HistoryChange, HistoryReason } from '../../audit/audit.schemas';
import {
  closed,
  idParams,
  nullableInteger,
  nullableString,
  oneOf,
  ref,
} from '../../platform/http/validation/schema-parts';
import { CHANGE_KINDS } from '../../startups/facts/fact-fields';
import { Decision } from '../../screening/decisions/decisions.schemas';
import { Note } from '../../screening/notes/notes.schemas';
import { CURSOR, TIMELINE_KINDS } from './timeline-order';

const TimelineNews = closed(
  {
    url: Type.String(),
    title: nullableString(1_000),
    published_at: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'A day' }),
    source: nullableString(500),
  },
  { $id: 'TimelineNews' },
);

const TimelineScore = closed(
  {
    before: Type.Number(),
    after: Type.Number(),
    version: Type.Unsafe<number | null>({
      ...nullableInteger(1, 2_147_483_647),
      description: 'The version of the scoring rules that moved it; null where an award did',
    }),
    reasons: Type.Array(ref(HistoryReason)),
  },
  { $id: 'TimelineScore' },
);

const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Unsafe<Static<T> | null>({ anyOf: [ref(schema), { type: 'null' }], description });

const TimelineEntry = closed(
  {
    id: Type.String({ description: 'Stays the same; its address ends with it' }),
    kind: oneOf(TIMELINE_KINDS),
    at: Type.String({ format: 'date-time' }),
    has_time: Type.Boolean({ description: 'False where only the day is known' }),
    actor: Type.Unsafe<string | null>({ ...nullableString(500), description: 'Name of the person' }),
    decision: orNull(Decision, 'A decision about the startup'),
    note: orNull(Note, 'As it is now'),
    news: orNull(TimelineNews, 'An article about the startup'),
    score: orNull(TimelineScore, 'A change of the score'),
    act: Type.Optional(
      oneOf([...CHANGE_KINDS, 'undone'] as const, {
        description: 'What a person did to a fact; missing for other edits. The values are in `changes`',
      }),
    ),
    changes: Type.Array(ref(HistoryChange), {
      description: 'Of fields, by a person; of a fact that was accepted or kept, both values are the same',
    }),
  },
  { $id: 'TimelineEntry' },
);
export type TimelineEntryBody = Static<typeof TimelineEntry>;

const count = Type.Integer({ minimum: 0 });
const Timeline = closed(
  {
    items: Type.Array(ref(TimelineEntry), { description: 'The newest first, 30 at most' }),
    next: Type.Unsafe<string | null>({
      ...nullableString(40),
      description: 'Sent as `before` it asks for the entries that follow; null after the last one',
    }),
    counts: closed(
      { all: count, change: count, work: count, news: count, note: count, decision: count, score: count },
      { $id: 'TimelineCounts', description: 'Of all entries, by kind' },
    ),
  },
  { $id: 'Timeline' },
);
export type TimelineBody = Static<typeof Timeline>;

const timelineQuery = closed({
  kind: Type.Optional(oneOf(TIMELINE_KINDS)),
  before: Type.Optional(Type.String({ maxLength: 40, pattern: CURSOR })),
});
export type TimelineQuery = Static<typeof timelineQuery>;

export const readTimelineSchema = {
  operationId: 'readTimeline',
  tags: ['timeline'],
  summary: 'What happened to a startup, the newest first, 30 entries at a time',
  params: idParams,
  querystring: timelineQuery,
  response: { 200: ref(Timeline) },
};
