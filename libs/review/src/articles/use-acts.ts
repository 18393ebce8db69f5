import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { currentOf, errorText, failureStatus, useAppDispatch } from '@vaglio/api-client';
import { reviewArticleShape, type ReviewArticle } from '@vaglio/contract';
import { duplicatesApi } from '../review.api';
import { keyOf, actsReducer, NO_ACTS, type SentAct } from './acts-state';
import { isProposed, withActs, type Act } from './acts';
import { doneOf } from './done-counts';
import { refusedUndo } from './refused-undo';
import { choiceText, saidAfter } from './said';
import { countValues, type Selection } from './selection';
import { useActCalls } from './use-act-calls';
import { stopOf, useSteps } from './use-steps';

const CHANGED_MEANWHILE = 412;

/**
 * Returns the user's actions on the article. Their effects are shown immediately, and the requests are sent one after
 * another. If a request fails, the effects are reverted and the server's message is shown.
 * @param onUndone receives the article after an undo
 */
export function useActs(isShown: boolean, onUndone: (article: ReviewArticle, stop: Selection) => void) {
  const [state, update] = useReducer(actsReducer, NO_ACTS);
  const dispatch = useAppDispatch();
  const { send, undoStep } = useActCalls();
  const steps = useSteps(isShown);
  const line = useRef(Promise.resolve());
  const lastId = useRef(0);

  const cached = (id: string) =>
    dispatch(
      (_dispatch, getState) => duplicatesApi.endpoints.readReviewArticle.select({ id })(getState()).data,
    );
  /** Updates the cached article. Unchanged parts keep their identity, so memoised rows do not render. */
  const show = (article: ReviewArticle) => {
    const shown: ReviewArticle = copyWithStructuralSharing(cached(article.id), article);
    dispatch(duplicatesApi.util.updateQueryData('readReviewArticle', { id: article.id }, () => shown));
  };

  const carryOut = async (sent: SentAct, refusedWith?: ReviewArticle): Promise<void> => {
    const { id, act, articleId, seen } = sent;
    const { data, error } = await send(act, refusedWith ?? cached(articleId) ?? seen);
    if (data) {
      show(data.article);
      steps.store(data.step);
      return update({ type: 'answered', id, stepId: data.step.id });
    }
    const current = currentOf(error, reviewArticleShape);
    if (current) show(current);
    // If only other values of the company have changed, the action is repeated.
    if (current && !refusedWith && essence(current, act) === essence(seen, act))
      return carryOut(sent, current);
    if (failureStatus(error) === CHANGED_MEANWHILE && act.kind === 'decide')
      return update({ type: 'overtaken', id });
    update({ type: 'refused', id, failure: errorText(error, 'Update failed') });
  };

  const perform = (act: Act, shown: ReviewArticle) => {
    const company = shown.companies.find(({ raw_id }) => raw_id === act.rawId);
    if (!company) return;
    lastId.current += 1;
    const sent = { id: lastId.current, articleId: shown.id, act, seen: shown };
    const { open } = countValues(withActs(shown, [act]));
    update({ type: 'sent', sent, said: saidAfter(act, company, open) });
    line.current = line.current.then(() => carryOut(sent));
  };

  const undoLast = useEffectEvent(async () => {
    update({ type: 'undo begun' });
    if (steps.last) await undo(steps.last.id);
  });
  const undo = async (id: string) => {
    const { data, error } = await undoStep(id);
    if (!data) return update({ type: 'failed', failure: refusedUndo(error) });
    show(data.article);
    steps.store(data.step);
    update({ type: 'undone', stepId: id, said: `Undone: ${data.step.words}.` });
    onUndone(data.article, stopOf(data.step));
  };
  const isBusy = state.pending.length > 0;
  useEffect(() => {
    if (state.wantsUndo && !isBusy) void undoLast();
  }, [state.wantsUndo, isBusy]);

  return {
    ...state,
    isBusy,
    done: doneOf(state.carriedOut),
    last: steps.last,
    stepAbout: steps.about,
    keptAbout: (stop: Selection, articleId: string) => keptChoice(state.kept, stop, articleId),
    refusedAbout: (stop: Selection, articleId: string) => sentAbout(state.refused, stop, articleId),
    perform,
    /** Resolves when the server has responded to all previous actions. */
    settled: () => line.current,
    undo: (id: string) => void undo(id),
    undoLast: () => update({ type: 'undo wanted' }),
    drop: (id: number) => update({ type: 'dropped', id }),
    fail: (failure: string | null) => update({ type: 'failed', failure }),
    say: (said: string) => update({ type: 'said', said }),
  };
}

function sentAbout(acts: readonly SentAct[], { rawId, key }: Selection, articleId: string) {
  return acts.find(
    (each) => each.articleId === articleId && each.act.rawId === rawId && keyOf(each.act) === key,
  );
}

/** Returns the user's rejected choice about a value that another user decided first, with its text. */
function keptChoice(kept: readonly SentAct[], stop: Selection, articleId: string) {
  const { rawId, key } = stop;
  const found = sentAbout(kept, stop, articleId);
  const value = found?.seen.companies
    .find(({ raw_id }) => raw_id === rawId)
    ?.values.find((each) => each.key === key);
  if (!found || !value || found.act.kind !== 'decide') return null;
  return { id: found.id, act: found.act, text: choiceText(found.act, value) };
}

/** Returns the state on which an action depends: the decided value, or all values that "Accept company" accepts. */
function essence({ companies }: ReviewArticle, act: Act): string {
  const company = companies.find(({ raw_id }) => raw_id === act.rawId);
  if (act.kind === 'accept')
    return JSON.stringify([
      company?.state,
      company?.values.filter(isProposed).map(({ key, text }) => [key, text]),
    ]);
  if (act.kind === 'leave') {
    const keys = new Set(act.decisions.map(({ key }) => key));
    const left = company?.values.filter(({ key }) => keys.has(key));
    return JSON.stringify([company?.state, left?.map(({ key, state, text }) => [key, state, text])]);
  }
  if (act.kind !== 'decide') return JSON.stringify(company?.state);
  const value = company?.values.find(({ key }) => key === act.decision.key);
  return JSON.stringify([company?.state, value?.state, value?.text, value?.decided, value?.present?.text]);
}
