import type { NewStartup, NewStartups } from '@vaglio/contract';
import { cantonCode, CANTONS, sectorCode, sectorLabel } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatDate, formatScore } from '@vaglio/ui';
import { countText } from './score-bars';

/** Describes the new startups, such as '7 startups reached 8.0, 4 more than in the seven days before'. */
export function newText({ count, before, threshold }: NewStartups): string {
  return `${countText(count)} reached ${formatScore(threshold)}, ${changeText(count - before)} the seven days before`;
}

function changeText(change: number): string {
  if (change === 0) return 'as many as in';
  return `${formatCount(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than in`;
}

/**
 * Formats a startup's sector and canton, such as 'ICT • Valais'. Unknown parts are omitted. If both are unknown, the
 * result is an en dash.
 */
export function placeText({ sector, canton }: Pick<NewStartup, 'sector' | 'canton'>): string {
  const code = sectorCode(sector);
  const name = CANTONS.find((each) => each.code === cantonCode(canton))?.name;
  return [...(code ? [sectorLabel(code)] : []), ...(name ? [name] : [])].join(' • ') || EMPTY_VALUE;
}

/**
 * Formats a date range, such as '17 Nov to 23 Nov'.
 * @param days first and last day in the form YYYY-MM-DD
 */
export function daysText({ from, to }: Pick<NewStartups, 'from' | 'to'>): string {
  const text = (day: string) => formatDate(day).replace(/ \d+$/, '');
  return `${text(from)} to ${text(to)}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Zurich' });

/**
 * Formats the weekday, such as 'Sat', in Zurich time, which the server's counts also use.
 * @param at ISO 8601 time; an invalid time becomes an en dash
 */
export function weekdayText(at: string): string {
  const moment = Date.parse(at);
  return Number.isNaN(moment) ? EMPTY_VALUE : WEEKDAY.format(moment);
}
