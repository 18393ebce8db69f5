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

/** A value as it reads; an en dash for none. */
export function valueText(field: MergeField['field'], { value }: MergeValue): string {
  if (value === null || value === '') return EMPTY_VALUE;
  if (field === 'canton') return CANTONS.find(({ code }) => code === value)?.name ?? String(value);
  if (field === 'sector') return sectorLabel(String(value));
  // A sum in another currency than francs is a text that names it.
  if (field === 'raised_money')
    return Number.isNaN(Number(value)) ? String(value) : formatMoney(Number(value));
  return String(value);
}

/** 'Import', 'Article', or the name of the person. */
export function originText({ by, person }: MergeValue): string {
  if (by === 'person') return person ?? 'Person';
  if (by === null) return '';
  return by === 'import' ? 'Import' : 'Article';
}

/** 'Rank 2, score 14.5, 4 articles'. */
export function sideText({ rank, score, articles }: MergeSide): string {
  const read = articles === 1 ? '1 article' : `${formatCount(articles)} articles`;
  return `Rank ${formatCount(rank)}, score ${formatScore(score)}, ${read}`;
}

/** The first two entries, and how many more: 'eurostars, fif grant +3'; an en dash for none. */
export function listText(entries: readonly string[]): string {
  const [shown, rest] = [entries.slice(0, 2), entries.length - 2];
  if (shown.length === 0) return EMPTY_VALUE;
  return rest > 0 ? `${shown.join(', ')} +${rest}` : shown.join(', ');
}

/** '7 awards', or the entries of a short list. */
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

/** 'swiss economic award, from Lemantis Sàrl', or by what it is superseded. */
export function changeText(
  { award, from, superseded_by }: MergeScoreChange,
  names: Record<'first' | 'second', string>,
): string {
  if (superseded_by !== null) return `${award}, superseded by ${superseded_by}`;
  return from === 'both' ? award : `${award}, from ${names[from]}`;
}

/** '+2.0', '0.0', '−1.5'. */
export function signed(change: number): string {
  if (change === 0) return formatScore(0);
  return `${change > 0 ? '+' : '−'}${formatScore(Math.abs(change))}`;
}
