import type { ComparedField, TrialArticle } from '@vaglio/contract';
import { EXTRACTED_FIELDS, factLabel, recordOf, SCORED_NAMES } from '@vaglio/startups-domain';

/** Labels of the compared fields. */
export const FIELD_LABELS: Readonly<Record<ComparedField['field'], string>> = {
  company_name: 'Company',
  raised_money: 'Money',
  investors: 'Investors',
  awards: 'Awards',
  founders: 'Founders',
  ...recordOf(SCORED_NAMES, (name) => factLabel(EXTRACTED_FIELDS[name])),
};

/** Rating of the candidate's value compared with the base's value. */
export type Change = 'better' | 'worse' | 'other' | 'same';

/**
 * Rates a changed value as 'better' if it became correct, 'worse' if it became wrong, or 'other' if there is no golden
 * value.
 */
export function changeOf({
  is_changed,
  base_right,
  candidate_right,
}: Pick<ComparedField, 'is_changed' | 'base_right' | 'candidate_right'>): Change {
  if (!is_changed) return 'same';
  if (candidate_right === true) return 'better';
  return candidate_right === false && base_right === true ? 'worse' : 'other';
}

/**
 * Returns the golden value as text.
 * @returns 'None' or 'Not a startup' if the golden set states this; null if it states nothing about the field
 */
export function goldenText({
  field,
  golden,
  base_right,
  candidate_right,
}: Pick<ComparedField, 'field' | 'golden' | 'base_right' | 'candidate_right'>): string | null {
  if (golden !== null) return golden;
  if (base_right === null && candidate_right === null) return null;
  return field === 'company_name' ? 'Not a startup' : 'None';
}

/**
 * Summarises a comparison, such as '1 of 3 articles differ. 2 values became right, 1 became wrong.'
 * @returns null before the first article has been extracted
 */
export function comparisonSummary(articles: readonly TrialArticle[]): string | null {
  const read = articles.filter(({ state }) => state === 'read');
  if (read.length === 0) return null;
  const differing = read.filter(({ changed }) => changed > 0).length;
  const changes = read.flatMap(({ companies }) => companies.flatMap(({ fields }) => fields.map(changeOf)));
  const count = (change: Change) => changes.filter((each) => each === change).length;
  const noun = read.length === 1 ? 'article' : 'articles';
  const verb = differing === 1 ? 'differs' : 'differ';
  return `${differing} of ${read.length} ${noun} ${verb}. ${judgedText(read, count('better'), count('worse'))}`;
}

function judgedText(read: readonly TrialArticle[], better: number, worse: number): string {
  if (!read.some(({ is_golden }) => is_golden))
    return 'None of these articles is in the golden set, so no value is rated right or wrong.';
  if (better + worse === 0) return 'No value became right or wrong.';
  return `${better} ${better === 1 ? 'value' : 'values'} became right, ${worse} became wrong.`;
}

/** Returns the state of an article, such as '6 changed', 'Same' or 'None in both', or its progress. */
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
