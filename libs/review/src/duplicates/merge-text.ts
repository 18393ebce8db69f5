import type {
  MergeField,
  MergeFlag,
  MergeList,
  MergeScoreChange,
  MergeSide,
  MergeValue,
} from '@vaglio/contract';
import { CANTONS, FLAGS, sectorLabel } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatMoney, formatScore } from '@vaglio/ui';

const LIST_LABELS: Readonly<Record<MergeList['list'], string>> = {
  founders: 'Founders',
  money: 'Money',
  awards: 'Awards',
};

export function listLabel(list: MergeList['list']): string {
  return LIST_LABELS[list];
}

/** Formats a value, or returns an en dash if the value is missing. */
export function valueText(field: MergeField['field'], { value }: MergeValue): string {
  if (value === null || value === '') return EMPTY_VALUE;
  if (field === 'canton') return CANTONS.find(({ code }) => code === value)?.name ?? String(value);
  if (field === 'sector') return sectorLabel(String(value));
  // An amount in a currency other than CHF is a text that includes the currency.
  if (field === 'raised_money')
    return Number.isNaN(Number(value)) ? String(value) : formatMoney(Number(value));
  return String(value);
}

/** Returns the origin of a value: 'Import', 'Article' or the name of a user. */
export function originText({ by, person }: MergeValue): string {
  if (by === 'person') return person ?? 'Person';
  if (by === null) return '';
  return by === 'import' ? 'Import' : 'Article';
}

/** Describes one startup of a pair, such as 'Rank 2, score 14.5, 4 articles'. */
export function sideText({ rank, score, articles }: MergeSide): string {
  const read = articles === 1 ? '1 article' : `${formatCount(articles)} articles`;
  return `Rank ${formatCount(rank)}, score ${formatScore(score)}, ${read}`;
}

/**
 * Returns the first two entries and the number of further entries, such as 'eurostars, fif grant +3', or an en dash for
 * an empty list.
 */
export function listText(entries: readonly string[]): string {
  const [shown, rest] = [entries.slice(0, 2), entries.length - 2];
  if (shown.length === 0) return EMPTY_VALUE;
  return rest > 0 ? `${shown.join(', ')} +${rest}` : shown.join(', ');
}

/** Returns the entries of a short list, or their number, such as '7 awards'. */
export function resultText(list: MergeList['list'], entries: readonly string[]): string {
  if (entries.length <= 2 && list === 'founders') return listText(entries);
  const text = {
    founders: ['founder', 'founders'],
    money: ['entry', 'entries'],
    awards: ['award', 'awards'],
  };
  const [one, many] = text[list];
  return entries.length === 1 ? `1 ${one}` : `${entries.length} ${many}`;
}

export function flagText(flag: MergeFlag['flag']): string {
  if (flag === 'email_sent') return 'Contacted';
  if (flag === 'create_contract') return 'Contract';
  return FLAGS.find(({ name }) => name === flag)?.label ?? 'Investment';
}

/**
 * Describes an award that affects the score, with its origin or the award that supersedes it: 'swiss economic award,
 * from Lemantis Sàrl'.
 */
export function changeText(
  { award, from, superseded_by }: MergeScoreChange,
  names: Record<'first' | 'second', string>,
): string {
  if (superseded_by !== null) return `${award}, superseded by ${superseded_by}`;
  return from === 'both' ? award : `${award}, from ${names[from]}`;
}

/** Formats a score change with its sign: '+2.0', '0.0', '−1.5'. */
export function signed(change: number): string {
  if (change === 0) return formatScore(0);
  return `${change > 0 ? '+' : '−'}${formatScore(Math.abs(change))}`;
}
