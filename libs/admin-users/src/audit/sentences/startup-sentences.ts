import { formatDate } from '@vaglio/ui';
import { fieldText, isForPeople, valueText } from '../field-text';
import { countIn, textIn } from '../kept-fields';
import { withChanges, type EventFacts, type EventSentence } from '../sentence';

/** Phrases for setting and removing a startup's flag. */
const MARKS: ReadonlyMap<string, readonly [set: (name: string) => string, unset: (name: string) => string]> =
  new Map([['rejected', [(name) => `Rejected ${name}`, (name) => `Returned ${name} to the active list`]]]);

const markOf = (field: string) =>
  MARKS.get(field) ??
  ([
    (name: string) => `Marked ${name} as ${fieldText(field).toLowerCase()}`,
    (name: string) => `Removed the mark ${fieldText(field).toLowerCase()} from ${name}`,
  ] as const);

const nameIn = ({ name }: EventFacts) => name || 'a startup';

function flagsSet(facts: EventFacts): string {
  const marks = [...facts.is]
    .filter(([field, value]) => isForPeople(field, value))
    .map(([field, value]) => markOf(field)[value === 1 ? 0 : 1](nameIn(facts)));
  return [...new Set(marks)].join('; ') || `Marked ${nameIn(facts)}`;
}

const REASON_FIELDS = ['reason', 'details', 'bulk_id'];

/** Returns a sentence about a decision, with its reason and details. */
function decided(facts: EventFacts): string {
  const is = new Map(facts.is);
  for (const field of REASON_FIELDS) is.delete(field);
  const until = textIn(is, 'later_until');
  const later =
    until === ''
      ? `Ended Later of ${nameIn(facts)}`
      : `Set Later for ${nameIn(facts)} until ${formatDate(until)}`;
  const why = [textIn(facts.is, 'reason'), textIn(facts.is, 'details')].filter((text) => text !== '');
  return [is.has('later_until') ? later : flagsSet({ ...facts, is }), ...why].join(': ');
}

/**
 * Returns a sentence about an undone decision. Merged startups may have two equal decisions. If only one of them is
 * undone, the flag remains.
 */
function undone(facts: EventFacts): string {
  const marks = [...facts.is].filter(([field]) => !REASON_FIELDS.includes(field));
  return marks.every(([field, value]) => facts.was.get(field) === value)
    ? `Undid one of two decisions about ${nameIn(facts)}`
    : `Undid a decision: ${decided(facts)}`;
}

const SHOWN_OF_A_NOTE = 200;

/** Returns a sentence with the beginning of a note. */
function noteSentence(did: string, facts: EventFacts): string {
  const text = textIn(facts.is, 'text');
  const shown = text.length > SHOWN_OF_A_NOTE ? `${text.slice(0, SHOWN_OF_A_NOTE).trimEnd()}…` : text;
  return withChanges(`${did} about ${nameIn(facts)}`, shown);
}

function imported({ name, is }: EventFacts): string {
  if (name === '' && countIn(is, 'inserted') > 0) return `Imported ${rows(countIn(is, 'inserted'))}`;
  const again = textIn(is, 'outcome') === 'updated' ? ' again, which replaced the row that was there' : '';
  return `Imported ${name || 'a row'}${again}`;
}

function curated({ is }: EventFacts): string {
  const [made, met] = [countIn(is, 'inserted'), countIn(is, 'updated')];
  return `Curated ${rows(countIn(is, 'processed'))}: ${counted(made)} new ${made === 1 ? 'startup' : 'startups'}, ${counted(met)} updated`;
}

function checked({ is }: EventFacts): string {
  const findings = is.get('findings');
  const broken = Array.isArray(findings) ? findings.length : 0;
  return `Checked ${counted(countIn(is, 'checked'))} startups and scored ${counted(countIn(is, 'rescored'))} again: ${broken === 0 ? 'no exceptions' : `${broken} ${broken === 1 ? 'check' : 'checks'} failed`}`;
}

const counted = (count: number) => valueText('', count) ?? '0';
const rows = (count: number) => `${counted(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Sentences about startups and their raw rows. */
export const STARTUP_SENTENCES = {
  startup_flags_set: flagsSet,
  decision_made: decided,
  decision_undone: undone,
  note_added: (facts) => noteSentence('Wrote a note', facts),
  note_edited: (facts) => noteSentence('Edited a note', facts),
  note_struck: (facts) => `Struck a note about ${nameIn(facts)} through`,
  work_changed: (facts) => withChanges(`Changed the work on ${nameIn(facts)}`, facts.changes),
  startup_followed: (facts) => `Followed ${nameIn(facts)}`,
  startup_unfollowed: (facts) => `Unfollowed ${nameIn(facts)}`,
  startup_text_edited: (facts) => withChanges(`Edited ${nameIn(facts)}`, facts.changes),
  startup_added: (facts) => `Added ${nameIn(facts)}`,
  startup_addition_undone: (facts) => `Undid the addition of ${nameIn(facts)}`,
  startup_deleted: (facts) => `Deleted ${nameIn(facts)}`,
  startup_restored: (facts) => `Restored ${nameIn(facts)}`,
  startup_purged: () => 'Permanently removed a startup, 30 days after its deletion',
  raw_startup_deleted: (facts) => `Deleted the raw row ${nameIn(facts)}`,
  raw_startup_restored: (facts) => `Restored the raw row ${nameIn(facts)}`,
  raw_startup_purged: () => 'Permanently removed a raw row, 30 days after its deletion',
  'startup.import': imported,
  'startup.curate': curated,
  'startup.audit': checked,
} satisfies Record<string, EventSentence>;
