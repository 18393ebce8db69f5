import { withEtag, type NamedAnswer } from '../../platform/http/pagination/named-answer';
import { zurichDay } from '../../platform/time/zurich-days';
import { oneAtATime } from '../../platform/util/one-at-a-time';
import type { ListDeps } from '../../screening/list/list-deps';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';

/**
 * Function that computes a figure. It must read the state before its first await.
 * @param today day in Zurich, YYYY-MM-DD
 */
export type Figure = (state: ListState, today: string) => Promise<object> | object;

/**
 * Creates a function that caches a figure until the startups change or the day in Zurich ends.
 * @param keptMs minimum lifetime of a cached figure in milliseconds, for figures that read all startups and need not
 *   equal the total of a list
 */
export function figureAnswers(
  { lists, now }: Pick<ListDeps, 'lists' | 'now'>,
  figure: Figure,
  keptMs = 0,
): () => Promise<NamedAnswer> {
  let last: { moment: ListState['moment']; today: string; until: number; answer: NamedAnswer } | null = null;
  return oneAtATime(async () => {
    const today = zurichDay(now());
    if (last?.today === today && now() < last.until) return last.answer;
    const state = await lists.current();
    if (last?.today === today && last.moment === state.moment) return last.answer;
    const answer = withEtag(await figure(state, today));
    last = { moment: state.moment, today, until: now() + keptMs, answer };
    return answer;
  });
}
