import { Type, type Static } from '@sinclair/typebox';
import { closed, nullableString, ref } from '../../platform/http/validation/schema-parts';

const count = Type.Integer({ minimum: 0 });

const NewsReading = closed(
  {
    id: Type.String(),
    source_id: Type.Unsafe<string | null>({
      ...nullableString(64),
      description: 'Null for all sources that are switched on',
    }),
    requested_by: nullableString(254),
    requested_at: Type.String(),
    started_at: nullableString(40),
    finished_at: nullableString(40),
    current_source: nullableString(200),
    source_count: count,
    sources_done: count,
    failed_sources: count,
    new_articles: count,
    updated_articles: count,
    unread_pages: Type.Integer({ minimum: 0, description: 'Pages that could not be read' }),
  },
  { $id: 'NewsReading', description: 'A reading that a person has ordered, with its progress' },
);
export type NewsReadingBody = Static<typeof NewsReading>;

const NewsReadingList = closed(
  { items: Type.Array(ref(NewsReading)), total: Type.Integer() },
  { $id: 'NewsReadingList' },
);

const tags = ['scraper'];
export const orderReadingSchema = {
  operationId: 'orderNewsReading',
  tags,
  refuses: [404],
  summary: 'Read one source or all of them now; the same order, while it waits or runs, is answered again',
  body: closed({ source_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) }),
  response: { 202: ref(NewsReading) },
};
export const listReadingsSchema = {
  operationId: 'listNewsReadings',
  tags,
  summary: 'Ordered readings that wait or run, and the last one that has ended; the newest first',
  response: { 200: ref(NewsReadingList) },
};
