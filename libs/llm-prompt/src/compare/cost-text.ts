import { formatCount } from '@vaglio/ui';

/**
 * Formats tokens and cost, such as '1’240 tokens, 0.0038'. Without tokens, it returns 'local'. The operator configures
 * the prices and their currency.
 */
export function costText({ tokens, cost }: { readonly tokens: number; readonly cost: number }): string {
  return tokens === 0 ? 'local' : `${formatCount(tokens)} tokens, ${amountOf(cost)}`;
}

/** Formats a cost. A cost of 0 becomes 'local'. */
export const amountOf = (cost: number): string => (cost === 0 ? 'local' : cost.toFixed(cost < 1 ? 4 : 2));
