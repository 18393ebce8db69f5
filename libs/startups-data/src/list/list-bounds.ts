import type { ListInvestmentsApiArg } from '@vaglio/contract';

/** Score and date bounds in an address. A missing bound is ''. */
export interface ListBounds {
  readonly score_from: string;
  readonly score_below: string;
  readonly reached_from: string;
  readonly reached_to: string;
}

export const UNBOUNDED: ListBounds = { score_from: '', score_below: '', reached_from: '', reached_to: '' };

/** Parses the score and date bounds of an address. Invalid numbers and days are ignored. Never throws. */
export function readBounds(params: URLSearchParams): ListBounds {
  return {
    score_from: matching(SCORE, params.get('score_from')),
    score_below: matching(SCORE, params.get('score_below')),
    reached_from: dayOf(params.get('reached_from')),
    reached_to: dayOf(params.get('reached_to')),
  };
}

/** Returns the score and date bounds as request parameters. Empty bounds are omitted. */
export function boundsArg({
  score_from,
  score_below,
  reached_from,
  reached_to,
}: ListBounds): Pick<ListInvestmentsApiArg, 'scoreFrom' | 'scoreBelow' | 'reachedFrom' | 'reachedTo'> {
  return {
    ...(score_from !== '' && { scoreFrom: Number(score_from) }),
    ...(score_below !== '' && { scoreBelow: Number(score_below) }),
    ...(reached_from !== '' && { reachedFrom: reached_from }),
    ...(reached_to !== '' && { reachedTo: reached_to }),
  };
}

export function isBounded({ score_from, score_below, reached_from, reached_to }: ListBounds): boolean {
  return [score_from, score_below, reached_from, reached_to].some((bound) => bound !== '');
}

const SCORE = /^-?\d{1,9}(?:\.\d{1,4})?$/;
const DAY = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;

/** Returns true if a text is a valid score bound, with at most nine digits and four decimals. */
export function isScore(text: string): boolean {
  return SCORE.test(text);
}

function matching(pattern: RegExp, text: string | null): string {
  return text !== null && pattern.test(text) ? text : '';
}

/** Returns the day if it exists, otherwise ''. The server would reject a request with a day such as 31 February. */
function dayOf(text: string | null): string {
  const day = matching(DAY, text);
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : '';
}
