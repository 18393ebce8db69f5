// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, oneOf, text, yes } from '../shapes/values';
import { decisionShape } from './decisions.gen';
import { historyChangeShape, historyReasonShape } from './investments.gen';

export const noteMentionShape = /* @__PURE__ */ object({ id: text, name: text });

export const noteShape = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  text: text,
  author_id: text,
  author: nullable(text),
  written_at: text,
  edited_at: nullable(text),
  editable_until: text,
  struck_at: nullable(text),
  struck_by: nullable(text),
  mentions: list(noteMentionShape),
  version: count,
});

export const timelineNewsShape = /* @__PURE__ */ object({
  url: text,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
});

export const timelineScoreShape = /* @__PURE__ */ object({
  before: number,
  after: number,
  version: nullable(count),
  reasons: list(historyReasonShape),
});

export const timelineEntryShape = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('change', 'work', 'news', 'note', 'decision', 'score'),
  at: text,
  has_time: yes,
  actor: nullable(text),
  decision: nullable(decisionShape),
  note: nullable(noteShape),
  news: nullable(timelineNewsShape),
  score: nullable(timelineScoreShape),
  act: optional(
    oneOf('corrected', 'handed_back', 'confirmed', 'added', 'discarded', 'taken', 'kept', 'undone'),
  ),
  changes: list(historyChangeShape),
});

export const timelineShape = /* @__PURE__ */ object({
  items: list(timelineEntryShape),
  next: nullable(text),
  counts: object({
    all: count,
    change: count,
    work: count,
    news: count,
    note: count,
    decision: count,
    score: count,
  }),
});
