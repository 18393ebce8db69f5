import type { ChainRun, ChainRunOrder } from '@vaglio/startups-data';
import { formatCount, type FormProblem } from '@vaglio/ui';

/** The maxima of a run as they are typed; '' for none. */
export interface MaximaForm {
  readonly articles: string;
  readonly tokens: string;
}

/** Of the call. */
const MOST_ARTICLES = 1_000_000;
const MOST_TOKENS = 1_000_000_000;

/** The order of a form without problems; a field that is empty is left out. */
export function readMaxima({ articles, tokens }: MaximaForm): ChainRunOrder {
  const [most, budget] = [wholeNumber(articles), wholeNumber(tokens)];
  return { ...(most !== null && { max_articles: most }), ...(budget !== null && { budget_tokens: budget }) };
}

/** First problem of the form. @returns null when there is none */
export function maximaProblem({ articles, tokens }: MaximaForm): FormProblem<keyof MaximaForm> | null {
  if (!isMaximum(articles, MOST_ARTICLES))
    return { field: 'articles', text: 'Articles must be a whole number of at least 1, or empty.' };
  if (!isMaximum(tokens, MOST_TOKENS))
    return { field: 'tokens', text: 'Tokens must be a whole number of at least 1, or empty.' };
  return null;
}

function isMaximum(text: string, most: number): boolean {
  const value = wholeNumber(text);
  return text.trim() === '' || (value !== null && value >= 1 && value <= most);
}

function wholeNumber(text: string): number | null {
  const plain = text.replaceAll(/[’'\s]/g, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}

/** ', at most 20 articles and 50’000 tokens'; '' for a run without a maximum. */
export function maximaWords({ max_articles, budget_tokens }: ChainRun): string {
  const parts = [
    ...(max_articles ? [`${formatCount(max_articles)} ${max_articles === 1 ? 'article' : 'articles'}`] : []),
    ...(budget_tokens ? [`${formatCount(budget_tokens)} tokens`] : []),
  ];
  return parts.length === 0 ? '' : `, at most ${parts.join(' and ')}`;
}

/** 'The run ended at its maximum of 20 articles: 36 still wait.' @returns null where no maximum was reached */
export function reachedWords(run: ChainRun | undefined, waiting: number): string | null {
  if (run?.state !== 'finished' || !run.reached) return null;
  const { reached, max_articles, budget_tokens } = run;
  const most = reached === 'articles' ? max_articles : budget_tokens;
  const left = waiting === 1 ? '1 article still waits' : `${formatCount(waiting)} articles still wait`;
  return `The run ended at its maximum of ${formatCount(most ?? 0)} ${reached}${waiting === 0 ? '.' : `: ${left}.`}`;
}
