import type { PrintOrder } from '@vaglio/contract';
import { formatDate, formatScore } from '@vaglio/ui';
import type { FormatDate } from './document-dates';

type Bounds = Pick<
  NonNullable<PrintOrder['list']>,
  'score_from' | 'score_below' | 'reached_from' | 'reached_to'
>;

/** Returns the score limits and the day range in an address. Invalid days are rejected by the server. Never throws. */
export function readBounds(params: URLSearchParams): Bounds {
  const number = (name: string) => {
    const text = params.get(name) ?? '';
    return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  };
  const [score_from, score_below] = [number('score_from'), number('score_below')];
  const [reached_from, reached_to] = [params.get('reached_from'), params.get('reached_to')];
  return {
    ...(score_from !== undefined && { score_from }),
    ...(score_below !== undefined && { score_below }),
    ...(reached_from && { reached_from }),
    ...(reached_to && { reached_to }),
  };
}

/**
 * Describes the score limits and the day range, such as 'score from 6.0, below 7.0' and 'first above threshold from 17
 * Nov 2026 to 23 Nov 2026'. Without limits, it returns [].
 */
export function boundText(
  { score_from, score_below, reached_from, reached_to }: Bounds,
  dates: FormatDate = formatDate,
): string[] {
  const scores = [
    ...(score_from === undefined ? [] : [`from ${formatScore(score_from)}`]),
    ...(score_below === undefined ? [] : [`below ${formatScore(score_below)}`]),
  ].join(', ');
  const days = [
    ...(reached_from === undefined ? [] : [`from ${dates(reached_from)}`]),
    ...(reached_to === undefined ? [] : [`to ${dates(reached_to)}`]),
  ].join(' ');
  return [
    ...(scores === '' ? [] : [`score ${scores}`]),
    ...(days === '' ? [] : [`first above threshold ${days}`]),
  ];
}
