import { formatCount } from '@vaglio/ui';

/** '1’240 tokens, 0.0038'; a cost of 0 reads 'local'. The currency is that of the prices that the operator set. */
export function costText({ tokens, cost }: { readonly tokens: number; readonly cost: number }): string {
  return tokens === 0 ? 'local' : `${formatCount(tokens)} tokens, ${amountOf(cost)}`;
}

/** The cost of a run: 'local' where nothing is paid. */
export const amountOf = (cost: number): string => (cost === 0 ? 'local' : cost.toFixed(cost < 1 ? 4 : 2));
