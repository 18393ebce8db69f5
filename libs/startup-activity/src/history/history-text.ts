import type { HistoryChange, HistoryReason, TimelineEntry } from '@vaglio/contract';
import { EMPTY_VALUE, formatDate } from '@vaglio/ui';

/** Verbs for setting and removing flags, keyed by the flag's field. */
const MARKS: ReadonlyMap<string, readonly [set: string, unset: string]> = new Map([
  ['email_sent', ['marked it as contacted', 'removed the mark contacted']],
  ['create_contract', ['marked it as contract', 'removed the mark contract']],
  ['interested', ['marked it as investment', 'removed the mark investment']],
  ['investment', ['marked it as investment', 'removed the mark investment']],
  ['rejected', ['rejected it', 'returned it to the active list']],
]);

const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['email', 'email'],
  ['number', 'phone number'],
  ['website', 'website'],
  ['founding_year', 'founding year'],
  ['company_description', 'summary'],
  ['pros_text', 'pros'],
  ['cons_text', 'risks'],
]);
/** Singular nouns for entries of the fact lists. */
const LIST_NOUNS: ReadonlyMap<string, string> = new Map([
  ['awards', 'award'],
  ['founders', 'founder'],
  ['money', 'sum'],
]);
type FactAct = NonNullable<TimelineEntry['act']>;
/** Fields whose values are too long for a line. */
const LONG = new Set(['company_description', 'pros_text', 'cons_text']);

/**
 * Describes a change by a user in a sentence, such as 'Ann marked it as contacted'.
 * @param kind kind of the change: flags or text fields
 */
export function changeText(
  kind: 'flags' | 'text',
  actor: string | null,
  changes: readonly HistoryChange[],
): string {
  const parts = kind === 'flags' ? [...new Set(changes.map(markText))] : changes.map(textText);
  return `${actor ?? 'Vaglio'} ${listed(parts)}`;
}

function markText({ field, after }: HistoryChange): string {
  if (field === 'later_until')
    return after === null ? 'ended Later' : `set Later until ${formatDate(String(after))}`;
  const [set, unset] = MARKS.get(field) ?? [`set ${plain(field)}`, `unset ${plain(field)}`];
  return after === 1 ? set : unset;
}

function textText({ field, before, after }: HistoryChange): string {
  const name = nameOf(field);
  if (after === null || after === '') return `emptied the ${name}`;
  if (LONG.has(field)) return before === null || before === '' ? `wrote the ${name}` : `edited the ${name}`;
  return before === null || before === ''
    ? `set the ${name} to ${after}`
    : `changed the ${name} from ${before} to ${after}`;
}

/**
 * Describes a user's action on a fact in a sentence, such as 'Ann accepted the canton ZH' or 'Ann discarded the award
 * eurostars'.
 */
export function actText(act: FactAct, actor: string | null, changes: readonly HistoryChange[]): string {
  return `${actor ?? 'Somebody'} ${listed(changes.map((change) => partOfAct(act, change)))}`;
}

function partOfAct(act: FactAct, change: HistoryChange): string {
  const { field, before, after } = change;
  const noun = LIST_NOUNS.get(field) ?? nameOf(field);
  const withValue = (value: HistoryChange['after']) =>
    value === null || value === '' || LONG.has(field) ? `the ${noun}` : `the ${noun} ${value}`;
  switch (act) {
    case 'corrected':
      return LIST_NOUNS.has(field) && before !== null
        ? `changed ${withValue(before)} to ${after}`
        : textText(change);
    case 'added':
      return `added ${withValue(after)}`;
    case 'confirmed':
      return `accepted ${withValue(after)}`;
    case 'discarded':
      return `discarded ${withValue(before)}`;
    case 'taken':
      return `took ${withValue(after)} from a suggestion`;
    case 'kept':
      return `kept ${withValue(after)} against a suggestion`;
    case 'handed_back':
      return `reset the ${noun} to automatic${after === null || LONG.has(field) ? '' : `, now ${after}`}`;
    case 'undone':
      return undoText({ noun, before, after, isLong: LONG.has(field) });
  }
}

interface UndoneChange {
  readonly noun: string;
  readonly before: HistoryChange['before'];
  readonly after: HistoryChange['after'];
  readonly isLong: boolean;
}

function undoText({ noun, before, after, isLong }: UndoneChange): string {
  if (isLong || before === after) return `undid a change of the ${noun}`;
  return after === null
    ? `undid a change of the ${noun}: ${before} is removed`
    : `undid a change of the ${noun}: ${after} again`;
}

/** Describes the effect of an award on a score change, such as 'venture kick 3 weighs 4 instead of 2'. */
export function reasonText({
  award,
  status_before,
  status_after,
  weight_before,
  weight_after,
  superseded_by,
  group_name,
}: HistoryReason): string {
  const weight = inSentence(weight_after);
  if (status_after === 'superseded')
    return `${superseded_by ?? 'another award'} supersedes ${award}${group_name === null ? '' : ` in ${group_name}`}`;
  if (status_after === 'not_weighted') return `${award} no longer has a weight`;
  if (weight_after === 0 && status_before !== 'counted')
    return `${award} adds nothing, because its weight is 0`;
  if (status_before === 'not_held') return `new award ${award} adds ${weight}`;
  if (status_before === 'superseded') return `${award} counts now and adds ${weight}`;
  return status_before === 'not_weighted'
    ? `${award} now weighs ${weight}`
    : `${award} weighs ${weight} instead of ${inSentence(weight_before)}`;
}

function listed(parts: readonly string[]): string {
  if (parts.length === 0) return 'changed it';
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

function nameOf(field: string): string {
  return FIELD_NAMES.get(field) ?? plain(field);
}

function plain(field: string): string {
  return field.replaceAll('_', ' ');
}

/** Formats a weight for use in a sentence. It omits the four decimals that align weights in tables. */
function inSentence(weight: number | null): string {
  return weight === null ? EMPTY_VALUE : String(weight);
}
