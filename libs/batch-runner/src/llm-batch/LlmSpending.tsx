import { Block, formatCost, formatCount } from '@vaglio/ui';
import { SpendingFigures } from '../spending/SpendingFigures';
import type { LlmBatch } from './use-llm-batch';

/** What the run, and the day, has cost so far; nothing where the built-in extractor answers. */
export function LlmSpending({ batch }: { readonly batch: LlmBatch }) {
  const { spending, run, pending } = batch;
  if (spending === null) return null;
  const { tokens = 0, cost = 0 } = run.totals;
  const ofRun: (readonly [string, string])[] = tokens > 0 ? [['This run', words(tokens, cost)]] : [];
  return (
    <Block hasDivider>
      <SpendingFigures spending={spending} articles={pending ?? 0} ofRun={ofRun} />
    </Block>
  );
}

const words = (tokens: number, cost: number): string =>
  cost > 0 ? `${formatCount(tokens)} tokens, cost ${formatCost(cost)}` : `${formatCount(tokens)} tokens`;
