import { withEtag, type NamedAnswer } from '../../platform/http/pagination/named-answer';
import { zurichDay } from '../../platform/time/zurich-days';
import { oneAtATime } from '../../platform/util/one-at-a-time';
import type { ListDeps } from '../../screening/list/list-deps';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';

/** Computes a figure; the state is read before the first await. @param today in Zurich, YYYY-MM-DD */
export type Figure = (state: ListState, today: string) => Promise<object> | object;

/**
 * A figure as an answer, computed once after each change of the startups and on each day, and never twice at the same time.
 * @param keptMs for how long an answer is given again even when startups have changed: for a figure that reads all of
 *   them and is the total of no list
 */
export function figureAnswers(
  { lists, now }: Pick<ListDeps, 'lists' | 'now'>,
  figure: Figure,
  keptMs = 0,
): () => Promise<NamedAnswer> {
  let last: { state: ListState; today: string; until: number; answer: NamedAnswer } | null = null;
  return oneAtATime(async () => {
    const today = zurichDay(now());
    if (last?.today === today && now() < last.until) return last.answer;
    const state = await lists.current();
    if (last?.today === today && last.state === state) return last.answer;
    const answer = withEtag(await figure(state, today));
    last = { state, today, until: now() + keptMs, answer };
    return answer;
  });
}
