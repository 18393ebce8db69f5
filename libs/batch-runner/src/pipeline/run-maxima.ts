import type { ChainRun, ChainRunOrder } from '@vaglio/contract';
import { formatCount, readWholeNumber, type FormError } from '@vaglio/ui';

/** Form values for the maximum values of a run. '' means no maximum. */
export interface MaximaForm {
  readonly articles: string;
  readonly tokens: string;
}

/** Limits that the server accepts. */
const MAX_ARTICLES = 1_000_000;
const MAX_TOKENS = 1_000_000_000;

/** Converts a valid form to a request body without the empty fields. */
export function readMaxima({ articles, tokens }: MaximaForm): ChainRunOrder {
  const [most, budget] = [readWholeNumber(articles), readWholeNumber(tokens)];
  return { ...(most !== null && { max_articles: most }), ...(budget !== null && { budget_tokens: budget }) };
}

/**
 * Returns the first problem of the form with maximum values.
 * @returns null if the form is valid
 */
export function maximaProblem({ articles, tokens }: MaximaForm): FormError<keyof MaximaForm> | null {
  if (!isMaximum(articles, MAX_ARTICLES))
    return { field: 'articles', text: `Articles ${rangeText(MAX_ARTICLES)}` };
  if (!isMaximum(tokens, MAX_TOKENS)) return { field: 'tokens', text: `Tokens ${rangeText(MAX_TOKENS)}` };
  return null;
}

function isMaximum(text: string, most: number): boolean {
  const value = readWholeNumber(text);
  return text.trim() === '' || (value !== null && value >= 1 && value <= most);
}

const rangeText = (most: number) => `must be a whole number from 1 to ${formatCount(most)}, or empty.`;

/**
 * Formats the maximum values of a run, such as 'at most 20 articles and 50’000 tokens'. Without a maximum, it returns
 * ''.
 */
export function maximaText({ max_articles, budget_tokens }: ChainRun): string {
  const parts = [
    ...(max_articles ? [countText(max_articles, 'articles')] : []),
    ...(budget_tokens ? [countText(budget_tokens, 'tokens')] : []),
  ];
  return parts.length === 0 ? '' : `at most ${parts.join(' and ')}`;
}

/**
 * Returns a notice such as 'The run ended at its maximum of 20 articles: 36 articles still wait.'
 * @returns null if no maximum was reached or no articles are pending
 */
export function reachedText(run: ChainRun | undefined, waiting: number): string | null {
  if (run?.state !== 'finished' || !run.reached || waiting === 0) return null;
  const { reached, max_articles, budget_tokens } = run;
  const most = reached === 'articles' ? max_articles : budget_tokens;
  const left = `${countText(waiting, 'articles')} still ${waiting === 1 ? 'waits' : 'wait'}`;
  return `The run ended at its maximum of ${countText(most ?? 0, reached)}: ${left}.`;
}

/** Formats a count, such as '20 articles' or '1 token'. */
function countText(count: number, nouns: 'articles' | 'tokens'): string {
  return `${formatCount(count)} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
}
