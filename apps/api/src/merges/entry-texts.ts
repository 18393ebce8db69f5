import type { Financing } from '../startups/company-facts';
import type { MergeListName } from './merge-choices';
import type { StartupSide } from './startup-side';

/** The entries of one list of a startup as they read. */
export function entryTexts({ row, awards }: StartupSide, list: MergeListName): string[] {
  if (list === 'founders')
    return row.founders.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return list === 'money' ? row.financings.map(moneyText) : [...awards.values()];
}

/** 'CHF 500’000.00 Series A', or the kind where no stage is known. */
function moneyText({ currency, amount, stage, kind }: Financing): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  return `${currency} ${whole.replace(/\B(?=(?:\d{3})+$)/g, '’')}.${cents} ${stage ?? kind}`;
}
