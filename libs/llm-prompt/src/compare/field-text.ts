import type { ComparedField } from '@vaglio/contract';
import { EXTRACTED_FIELDS, factLabel, recordOf, SCORED_NAMES } from '@vaglio/startups-domain';

/** The name of a field in the lab. */
export const FIELD_LABELS: Readonly<Record<ComparedField['field'], string>> = {
  company_name: 'Company',
  raised_money: 'Money',
  investors: 'Investors',
  awards: 'Awards',
  founders: 'Founders',
  ...recordOf(SCORED_NAMES, (name) => factLabel(EXTRACTED_FIELDS[name])),
};

/** How a value of the candidate compares with that of the base. */
export type Change = 'better' | 'worse' | 'other' | 'same';

/** A changed value is better if it became right, worse if it became wrong; of no golden value nothing is known. */
export function changeOf({
  is_changed,
  base_right,
  candidate_right,
}: Pick<ComparedField, 'is_changed' | 'base_right' | 'candidate_right'>): Change {
  if (!is_changed) return 'same';
  if (candidate_right === true) return 'better';
  return candidate_right === false && base_right === true ? 'worse' : 'other';
}

/** The golden value in words: of a company that the set does not have, that it is none. */
export function goldenText(
  { field, golden }: Pick<ComparedField, 'field' | 'golden'>,
  isGolden: boolean,
): string | null {
  if (golden !== null || !isGolden) return golden;
  return field === 'company_name' ? 'Not a startup' : null;
}

/** '6 changed', 'Same', 'None in both', or how far it is. */
export function articleText(article: {
  readonly state: 'waiting' | 'read' | 'failed';
  readonly changed: number;
  readonly companies: readonly unknown[];
}): string {
  if (article.state === 'failed') return 'Failed';
  if (article.state === 'waiting') return 'Waiting';
  if (article.changed > 0) return `${article.changed} changed`;
  return article.companies.length === 0 ? 'None in both' : 'Same';
}
