import { founderText, moneyText } from '../facts/claims/fact-texts';
import type { MergeListName } from './merge-choices';
import type { StartupSide } from './startup-side';

/** Returns the displayed texts of a startup's list entries. */
export function entryTexts({ row, awards }: StartupSide, list: MergeListName): string[] {
  if (list === 'founders') return row.founders.map(founderText);
  return list === 'money' ? row.financings.map(moneyText) : [...awards.values()];
}
