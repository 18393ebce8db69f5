import { withEtag, type NamedAnswer } from '../../platform/http/pagination/named-answer';
import { zurichDay } from '../../platform/time/zurich-days';
import { oneAtATime } from '../../platform/util/one-at-a-time';
import type { ListDeps } from '../../screening/list/list-deps';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';

/** Computes a figure; the state is read before the first await. @param today in Zurich, YYYY-MM-DD */
export type Figure = (state: ListState, today: string) => Promise<object> | object;

/**
 * Caches a figure until the startups change or the day in Zurich ends.
 * @param keptMs minimum lifetime of a cached figure in milliseconds, for a figure that reads all startups and is the
 *   total of no list
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
