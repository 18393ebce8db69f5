import type { View } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

/** Describes the owner of a view, such as 'Team view by Luca Bernasconi' or 'My view'. */
export function ownerText({ is_team, is_mine, owner }: Pick<View, 'is_team' | 'is_mine' | 'owner'>): string {
  if (!is_team) return 'My view';
  return is_mine || owner === null ? 'Team view' : `Team view by ${owner}`;
}

/** Returns the label of the update button: 'Update for team' or 'Update view'. */
export function updateVerb({ is_team }: Pick<View, 'is_team'>): string {
  return is_team ? 'Update for team' : 'Update view';
}

/**
 * Describes the effect of updating a view, such as 'Adds 3 startups; removes 12 of 143.'
 * @param effect changes that the draft would cause
 */
export function effectText(effect: {
  readonly total: number;
  readonly added: number;
  readonly removed: number;
}): string {
  const parts = [
    ...(effect.added > 0 ? [`adds ${startups(effect.added)}`] : []),
    ...(effect.removed > 0 ? [`removes ${formatCount(effect.removed)} of ${formatCount(effect.total)}`] : []),
  ];
  const text = parts.join('; ');
  return text === '' ? 'The same startups stay in it.' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const startups = (count: number) => `${formatCount(count)} ${count === 1 ? 'startup' : 'startups'}`;
