import type { ListDeps } from '../../screening/list/list-deps';
import { toNamedAnswer, type NamedAnswer } from '../../platform/http/pagination/named-answer';
import type { IndexState } from '../../screening/list/memory-index/index-query';
import { zurichDay } from '../../platform/time/zurich-days';
import { oneAtATime } from './one-at-a-time';

/** Makes a figure from the index in memory, or from the database where there is none. @param today in Zurich, YYYY-MM-DD */
export type Figure = (state: IndexState | null, today: string) => Promise<object> | object;

type Known = { today: string; answer: Promise<NamedAnswer> };

/**
 * A figure as an answer, made once for each state of the startups and each day, and never twice at the same time.
 * @param keptMs for how long an answer is given again even when startups have changed: for a figure that reads all of
 *   them and is the total of no list
 */
export function figureAnswers({ index, now }: Pick<ListDeps, 'index' | 'now'>, figure: Figure, keptMs = 0) {
  const known = new WeakMap<IndexState, Known>();
  let kept: { today: string; until: number; answer: NamedAnswer } | null = null;

  const knownOf = (state: IndexState | null, today: string) => {
    const last = state && known.get(state);
    return last?.today === today ? last.answer : null;
  };
  const compute = oneAtATime(async (): Promise<NamedAnswer> => {
    const today = zurichDay(now());
    const state = (await index.state())?.state ?? null; // no other await before the figure is made of it
    const made = knownOf(state, today);
    if (made) return made;
    const answer = Promise.resolve(figure(state, today)).then(toNamedAnswer);
    if (state) {
      known.set(state, { today, answer });
      answer.catch(() => known.delete(state)); // the next request tries again
    }
    kept = { today, until: now() + keptMs, answer: await answer };
    return answer;
  });
  return async (): Promise<NamedAnswer> => {
    if (kept && now() < kept.until && kept.today === zurichDay(now())) return kept.answer;
    const state = (await index.state())?.state ?? null;
    return knownOf(state, zurichDay(now())) ?? compute();
  };
}
