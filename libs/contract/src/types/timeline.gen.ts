// Generated from the contract by 'npm run contract'. Do not edit.
import type { Decision } from './decisions.gen';
import type { HistoryChange, HistoryReason } from './investments.gen';

export type ReadTimelineApiResponse = /** status 200 Default Response */ Timeline;
export type ReadTimelineApiArg = {
  kind?: 'change' | 'work' | 'news' | 'note' | 'decision' | 'score';
  before?: string;
  id: string;
};
export type NoteMention = {
  id: string;
  /** As it is in the text, after the sign @ */
  name: string;
};
export type Note = {
  id: string;
  startup_id: string;
  text: string;
  author_id: string;
  /** Name of the person */
  author: string | null;
  written_at: string;
  /** When it was edited last; null for never */
  edited_at: string | null;
  /** Its author may edit it until then */
  editable_until: string;
  /** When it was struck through; null for one that holds */
  struck_at: string | null;
  /** Name of the person */
  struck_by: string | null;
  /** Those who have access; the others are plain text */
  mentions: NoteMention[];
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type TimelineNews = {
  url: string;
  title: string | null;
  /** A day */
  published_at: string | null;
  source: string | null;
};
export type TimelineScore = {
  before: number;
  after: number;
  /** The version of the scoring rules that moved it; null where an award did */
  version: number | null;
  reasons: HistoryReason[];
};
export type TimelineEntry = {
  /** Stays the same; its address ends with it */
  id: string;
  kind: 'change' | 'work' | 'news' | 'note' | 'decision' | 'score';
  at: string;
  /** False where only the day is known */
  has_time: boolean;
  /** Name of the person */
  actor: string | null;
  /** A decision about the startup */
  decision: Decision | null;
  /** As it is now */
  note: Note | null;
  /** An article about the startup */
  news: TimelineNews | null;
  /** A change of the score */
  score: TimelineScore | null;
  /** What a person did to a fact; missing for other edits. The values are in `changes` */
  act?: 'corrected' | 'handed_back' | 'confirmed' | 'added' | 'discarded' | 'taken' | 'kept' | 'undone';
  /** Of fields, by a person; of a fact that was accepted or kept, both values are the same */
  changes: HistoryChange[];
};
export type Timeline = {
  /** The newest first, 30 at most */
  items: TimelineEntry[];
  /** Sent as `before` it asks for the entries that follow; null after the last one */
  next: string | null;
  /** Of all entries, by kind */
  counts: {
    all: number;
    change: number;
    work: number;
    news: number;
    note: number;
    decision: number;
    score: number;
  };
};
