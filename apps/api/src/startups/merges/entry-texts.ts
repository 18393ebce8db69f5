import { founderText, moneyText } from '../facts/claims/fact-texts';
import type { MergeListName } from './merge-choices';
import type { StartupSide } from './startup-side';

/** The entries of one list of a startup as they read. */
export function entryTexts({ row, awards }: StartupSide, list: MergeListName): string[] {
  if (list === 'founders') return row.founders.map(founderText);
  return list === 'money' ? row.financings.map(moneyText) : [...awards.values()];
}
