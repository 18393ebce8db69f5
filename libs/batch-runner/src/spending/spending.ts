import type { PendingArticles } from '@vaglio/contract';
import { formatCost, formatCount } from '@vaglio/ui';

/** What a language model has used today, may use, and will use for an article. Costs are in the currency of its prices. */
export interface Spending {
  readonly tokensToday: number;
  readonly dailyTokens: number | null;
  readonly costToday: number;
  /** Null without a limit. */
  readonly dailyCost: number | null;
  /** Means of the last articles; null before the first. */
  readonly tokensPerArticle: number | null;
  readonly costPerArticle: number | null;
}

/** @returns null where the built-in extractor answers, which costs nothing, or the server does not say */
export function spendingOf(pending: PendingArticles | undefined): Spending | null {
  if (pending?.extractor !== 'model' || pending.tokens_today === undefined) return null;
  return {
    tokensToday: pending.tokens_today,
    dailyTokens: pending.daily_tokens ?? null,
    costToday: pending.cost_today ?? 0,
    dailyCost: pending.daily_cost ?? null,
    tokensPerArticle: pending.tokens_per_article ?? null,
    costPerArticle: pending.cost_per_article ?? null,
  };
}

/**
 * The figures to show before and during a run.
 * @param articles that are still to be read
 */
export function spendingEntries(
  spending: Spending,
  articles: number,
): readonly (readonly [string, string])[] {
  const { tokensToday, dailyTokens, costToday, dailyCost, tokensPerArticle, costPerArticle } = spending;
  const isPriced = costToday > 0 || dailyCost !== null || (costPerArticle ?? 0) > 0;
  return [
    [
      'Tokens today',
      ofLimit(formatCount(tokensToday), dailyTokens === null ? null : formatCount(dailyTokens)),
    ],
    ...(isPriced
      ? [
          [
            'Cost today',
            ofLimit(formatCost(costToday), dailyCost === null ? null : formatCost(dailyCost)),
          ] as const,
        ]
      : []),
    ...(tokensPerArticle !== null && articles > 0
      ? [
          [
            `Expected for ${formatCount(articles)}`,
            expected(articles, tokensPerArticle, costPerArticle),
          ] as const,
        ]
      : []),
  ];
}

/** Why a run will not come to its end today; null where it will. */
export function shortage(spending: Spending, articles: number): string | null {
  const { tokensToday, dailyTokens, costToday, dailyCost, tokensPerArticle, costPerArticle } = spending;
  if (dailyTokens !== null && tokensToday >= dailyTokens)
    return 'The tokens of today are used: a run goes on tomorrow (UTC).';
  if (dailyCost !== null && costToday >= dailyCost)
    return 'The money for today is spent: a run goes on tomorrow (UTC).';
  const tokensLeft = dailyTokens === null ? Infinity : dailyTokens - tokensToday;
  const moneyLeft = dailyCost === null ? Infinity : dailyCost - costToday;
  const isEnough =
    articles * (tokensPerArticle ?? 0) <= tokensLeft && articles * (costPerArticle ?? 0) <= moneyLeft;
  return isEnough
    ? null
    : 'What is left for today is not enough for all of them: the run pauses when it is used.';
}

function expected(articles: number, tokens: number, cost: number | null): string {
  const total = `about ${formatCount(articles * tokens)} tokens`;
  return cost === null || cost === 0 ? total : `${total}, cost ${formatCost(articles * cost)}`;
}

const ofLimit = (used: string, limit: string | null): string =>
  limit === null ? used : `${used} of ${limit}`;
