import type { FunnelStage } from '@vaglio/contract';
import { EMPTY_VALUE, formatCount } from '@vaglio/ui';

const STAGES: Readonly<Record<FunnelStage['stage'], string>> = {
  threshold: 'Threshold',
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
};

/** The badge's word. */
export function stageLabel({ stage }: Pick<FunnelStage, 'stage'>): string {
  return STAGES[stage];
}

/** '32%'; an en dash for the first stage. */
export function shareText({ share }: Pick<FunnelStage, 'share'>): string {
  return share === null ? EMPTY_VALUE : `${formatCount(Math.round(share * 100))}%`;
}

/** '9 days', '1 day', 'under 1 day'; an en dash where nobody reached both stages. */
export function daysText({ median_days: days }: Pick<FunnelStage, 'median_days'>): string {
  if (days === null) return EMPTY_VALUE;
  if (days < 0.5) return 'under 1 day';
  const whole = Math.round(days);
  return `${formatCount(whole)} ${whole === 1 ? 'day' : 'days'}`;
}
