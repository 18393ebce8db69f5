import type { FunnelStage } from '@vaglio/contract';
import { EMPTY_VALUE, formatCount } from '@vaglio/ui';

const STAGES: Readonly<Record<FunnelStage['stage'], string>> = {
  threshold: 'Threshold',
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
};

/** Returns the label of a stage, as shown on badges. */
export function stageLabel({ stage }: Pick<FunnelStage, 'stage'>): string {
  return STAGES[stage];
}

/** Formats the share of a stage, such as '32%'. The first stage has an en dash. */
export function shareText({ share }: Pick<FunnelStage, 'share'>): string {
  return share === null ? EMPTY_VALUE : `${formatCount(Math.round(share * 100))}%`;
}

/**
 * Formats the median duration as '9 days', '1 day' or 'under 1 day'. If no startup reached both stages, it returns an
 * en dash.
 */
export function daysText({ median_days: days }: Pick<FunnelStage, 'median_days'>): string {
  if (days === null) return EMPTY_VALUE;
  if (days < 0.5) return 'under 1 day';
  const whole = Math.round(days);
  return `${formatCount(whole)} ${whole === 1 ? 'day' : 'days'}`;
}
