import type { Deps } from '../deps';
import { toNamedAnswer, type NamedAnswer } from '../lists/named-answer';
import type { IndexState } from '../startup-index/index-query';
import { zurichDay } from '../zurich-days';

/** Makes a figure from the index in memory, or from the database where there is none. @param today in Zurich, YYYY-MM-DD */
export type Figure = (state: IndexState | null, today: string) => Promise<object> | object;

/** A figure as an answer, made once for each state of the startups and each day. */
export function figureAnswers({ index, now }: Pick<Deps, 'index' | 'now'>, figure: Figure) {
  const known = new WeakMap<IndexState, { today: string; answer: Promise<NamedAnswer> }>();
  return async (): Promise<NamedAnswer> => {
    const today = zurichDay(now());
    const state = (await index.state())?.state ?? null;
    if (state === null) return toNamedAnswer(await figure(null, today));
    const last = known.get(state);
    if (last?.today === today) return last.answer;
    const answer = Promise.resolve(figure(state, today)).then(toNamedAnswer);
    known.set(state, { today, answer });
    answer.catch(() => known.delete(state)); // the next request tries again
    return answer;
  };
}
