import type { NewStartup, NewStartups } from '@vaglio/contract';
import { cantonCode, CANTONS, sectorCode, sectorLabel } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatDate, formatScore } from '@vaglio/ui';
import { countWords } from './score-bars';

/** '7 startups reached 8.0, 4 more than in the seven days before' */
export function newWords({ count, before, threshold }: NewStartups): string {
  return `${countWords(count)} reached ${formatScore(threshold)}, ${changeWords(count - before)} the seven days before`;
}

function changeWords(change: number): string {
  if (change === 0) return 'as many as in';
  return `${formatCount(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than in`;
}

/** 'ICT • Valais', without what is not known; an en dash for neither. */
export function placeWords({ sector, canton }: Pick<NewStartup, 'sector' | 'canton'>): string {
  const code = sectorCode(sector);
  const name = CANTONS.find((each) => each.code === cantonCode(canton))?.name;
  return [...(code ? [sectorLabel(code)] : []), ...(name ? [name] : [])].join(' • ') || EMPTY_VALUE;
}

/** '17 Nov to 23 Nov'. @param days YYYY-MM-DD */
export function daysWords({ from, to }: Pick<NewStartups, 'from' | 'to'>): string {
  const words = (day: string) => formatDate(day).replace(/ \d+$/, '');
  return `${words(from)} to ${words(to)}`;
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Zurich' });

/** 'Sat': the day in Zurich, as the server counts days. @param at ISO 8601; an en dash for what is no time */
export function weekdayWords(at: string): string {
  const moment = Date.parse(at);
  return Number.isNaN(moment) ? EMPTY_VALUE : WEEKDAY.format(moment);
}
