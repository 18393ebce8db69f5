import type { ModelConnection } from '@vaglio/contract';
import { formatCost, formatCount } from '@vaglio/ui';

/** Returns labels and values that describe the connection. */
export function connectionEntries(connection: ModelConnection): readonly (readonly [string, string])[] {
  const { address, has_key, timeout_seconds, price_in, price_out } = connection;
  const isFree = price_in === 0 && price_out === 0;
  return [
    ['Address', address],
    ['Key', has_key ? 'Set. It is not shown again.' : 'None'],
    ['Longest call', secondsText(timeout_seconds)],
    [
      'Prices',
      isFree
        ? 'None set'
        : `${formatCost(price_in)} read, ${formatCost(price_out)} written, a million tokens`,
    ],
    ['Tokens today', `${formatCount(connection.tokens_today)} of ${formatCount(connection.daily_tokens)}`],
    ...(isFree ? [] : [['Cost today', costText(connection)] as const]),
  ];
}

function costText({ cost_today, daily_cost }: ModelConnection): string {
  return daily_cost === null
    ? `${formatCost(cost_today)}, no limit set`
    : `${formatCost(cost_today)} of ${formatCost(daily_cost)}`;
}

function secondsText(seconds: number): string {
  if (seconds < 120 || seconds % 60 !== 0) return `${formatCount(seconds)} seconds`;
  return `${formatCount(seconds / 60)} minutes`;
}
