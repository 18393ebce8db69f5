import type { PendingArticles } from '@vaglio/contract';
import { formatCost, formatCount } from '@vaglio/ui';

/** Usage, limits and forecast of a language model. Costs are in the currency of the model's prices. */
export interface Spending {
  readonly tokensToday: number;
  readonly dailyTokens: number | null;
  readonly costToday: number;
  /** Maximum cost per day, or null without a limit. */
  readonly dailyCost: number | null;
  /** Mean number of tokens over the last articles, or null before the first article. */
  readonly tokensPerArticle: number | null;
  readonly costPerArticle: number | null;
}

/**
 * Returns the model usage contained in the pending count.
 * @returns null for the built-in extractor, which is free, or if the server returns no usage
 */
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
 * Returns the usage figures to display before and during a run.
 * @param articles number of pending articles
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

/** Returns the reason why a run cannot finish today, or null if it can finish. */
export function shortage(spending: Spending, articles: number): string | null {
  const { tokensToday, dailyTokens, costToday, dailyCost, tokensPerArticle, costPerArticle } = spending;
  if (dailyTokens !== null && tokensToday >= dailyTokens)
    return 'Today’s token budget is used up: runs continue tomorrow (UTC).';
  if (dailyCost !== null && costToday >= dailyCost)
    return 'Today’s cost budget is used up: runs continue tomorrow (UTC).';
  const tokensLeft = dailyTokens === null ? Infinity : dailyTokens - tokensToday;
  const moneyLeft = dailyCost === null ? Infinity : dailyCost - costToday;
  const isEnough =
    articles * (tokensPerArticle ?? 0) <= tokensLeft && articles * (costPerArticle ?? 0) <= moneyLeft;
  return isEnough
    ? null
    : 'Today’s remaining budget does not cover all articles: the run pauses when it is used up.';
}

function expected(articles: number, tokens: number, cost: number | null): string {
  const total = `about ${formatCount(articles * tokens)} tokens`;
  return cost === null || cost === 0 ? total : `${total}, cost ${formatCost(articles * cost)}`;
}

const ofLimit = (used: string, limit: string | null): string =>
  limit === null ? used : `${used} of ${limit}`;
