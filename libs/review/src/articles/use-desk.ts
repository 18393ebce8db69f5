import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useStableCallback } from '@vaglio/ui';
import { usePostponeReviewArticleMutation, useReadReviewArticleQuery } from '../hooks.gen';
import { leavingActs, namesakeOf, withAct, withActs, type Act } from './acts';
import type { AskedAct } from './AskedActDialog';
import { keyOf } from './acts-state';
import { FILTER_LABELS, type ArticleFilter, type ArticlesQuery } from './articles-query';
import type { DeskScope } from './desk-scope';
import { neighbour } from './queue-order';
import { afterDecision, afterUndo, selectedOf } from './selection';
import { useActs } from './use-acts';
import { useClaims } from './use-claims';
import type { Queue } from './use-queue';
import { useSelection } from './use-selection';

export type Desk = ReturnType<typeof useDesk>;

/**
 * Returns the article in review, its actions and the navigation. The next article is loaded and claimed in advance.
 * @param ask opens the confirmation dialog of an action
 */
export function useDesk(
  query: ArticlesQuery,
  onChange: (query: ArticlesQuery) => void,
  queue: Queue,
  ask: (asked: AskedAct) => void,
) {
  const { ids, lines } = queue;
  const open = (article: string) => onChange({ ...query, article });
  const isOthers = (id: string) => lines.some((line) => line.id === id && line.claimed_by !== null);
  const { taken, nextId } = useClaims(query.article, (isTaken) =>
    neighbour(ids, query.article, 1, (id) => isTaken(id) || isOthers(id)),
  );
  const read = useReadReviewArticleQuery(query.article === '' ? skipToken : { id: query.article });
  // Prefetched, so that the next article appears immediately.
  const ahead = useReadReviewArticleQuery(nextId === null ? skipToken : { id: nextId }).currentData;
  const isFinished = ahead?.open === 0 && !lines.some(({ id }) => id === ahead.id);
  const finished = isFinished ? ahead.id : null;
  const dropFinished = useEffectEvent((id: string) => queue.drop(id));
  useEffect(() => {
    if (finished !== null) dropFinished(finished);
  }, [finished]);
  const [postpone] = usePostponeReviewArticleMutation();

  const startWork = useEffectEvent((first: string) => open(first));
  const first = query.article === '' && !queue.isFetching ? ids.find((id) => !isOthers(id)) : undefined;
  useEffect(() => {
    if (first !== undefined) startWork(first);
  }, [first]);

  const acts = useActs(queue.isSupported, (undone, stop) => {
    if (undone.id !== query.article) open(undone.id);
    else selection.select(afterUndo(undone, stop));
  });
  const mine = acts.pending.filter(({ articleId }) => articleId === read.currentData?.id);
  const article = read.currentData
    ? withActs(
        read.currentData,
        mine.map(({ act }) => act),
      )
    : null;
  const selection = useSelection(article, query.only);
  const refused = acts.refused.at(-1);
  const openRefused = useEffectEvent(() => {
    if (refused?.articleId === query.article && !selection.isEditing)
      selection.edit({ rawId: refused.act.rawId, key: keyOf(refused.act) });
  });
  useEffect(() => openRefused(), [refused?.id]);

  const here = `${query.only} ${query.article}`;
  const [end, setEnd] = useState('');

  const finishQueue = useStableCallback((last: string) => {
    if (query.article === last) open('');
  });
  const goOn = (id: string | null, isOver: boolean) => {
    // Until the server responds, its queue still contains articles that the user has just finished.
    void acts.settled().then(() => {
      queue.reload();
      if (id === null && isOver) finishQueue(query.article);
    });
    if (id !== null) return open(id);
    if (isOver) return;
    setEnd(here);
    acts.say(endText(query.only));
  };
  const perform = (act: Act) => {
    if (!article) return;
    acts.perform(act, article);
    selection.select(afterDecision(article, withAct(article, act), selection.stop));
  };
  const blocked =
    taken[query.article] ??
    (article?.claim && !article.claim.is_mine
      ? `${article.claim.by ?? 'Somebody'} is reviewing this article.`
      : null);
  const closeEdit = () => {
    const left = selection.stop && acts.refusedAbout(selection.stop, query.article);
    if (left) acts.drop(left.id);
    selection.closeEdit();
  };
  const scope: DeskScope = {
    canAct: blocked === null,
    selection: selection.stop,
    isEditing: selection.isEditing,
    // Stable functions let memoised rows render only if their own data changes.
    select: useStableCallback(selection.select),
    edit: useStableCallback(selection.edit),
    closeEdit: useStableCallback(closeEdit),
    decide: useStableCallback(({ rawId }, decision, text) =>
      perform({ kind: 'decide', rawId, decision, text }),
    ),
    accept: useStableCallback((company) => {
      const { raw_id: rawId } = company;
      const namesake = namesakeOf(company);
      if (namesake === null) perform({ kind: 'accept', rawId });
      else perform({ kind: 'merge', rawId, startupId: namesake.startup_id, name: namesake.company_name });
    }),
    setAside: useStableCallback((company, reason) => {
      if (company.startup) ask({ kind: 'set aside', company, reason });
      else perform({ kind: 'set_aside', rawId: company.raw_id, reason });
    }),
    askMerge: useStableCallback((company) => ask({ kind: 'merge', company })),
    undoOf: (stop) => {
      const made = acts.stepAbout(stop);
      return made && !acts.isBusy ? () => acts.undo(made.id) : null;
    },
    keptOf: (stop) => {
      const found = acts.keptAbout(stop, query.article);
      if (!found) return null;
      return { text: found.text, repeat: () => perform(found.act), drop: () => acts.drop(found.id) };
    },
    refusedOf: (stop) => {
      const act = acts.refusedAbout(stop, query.article)?.act;
      return act?.kind === 'decide' ? act.decision : null;
    },
  };
  return {
    article,
    isFetching: read.isFetching,
    failure: read.error ? errorText(read.error, 'Failed to load the article') : null,
    retry: () => void read.refetch(),
    blocked,
    /** Message after an attempt to continue without further pending articles; otherwise null. */
    ended: end === here && nextId === null ? endText(query.only) : null,
    scope,
    acts,
    selected: article && selectedOf(article, selection.stop),
    step: selection.step,
    perform,
    /** Skips all open values after a confirmation, then continues with the next article. */
    finish: () => {
      if (article && blocked === null && article.open > 0) ask({ kind: 'finish', article });
    },
    leaveOpen: () => {
      if (!article) return;
      leavingActs(article).reduce((left, act) => {
        acts.perform(act, left);
        return withAct(left, act);
      }, article);
      queue.drop(article.id);
      goOn(nextId, true);
    },
    next: () => goOn(nextId, article?.open === 0 || article === null),
    previous: () => {
      const id = neighbour(ids, query.article, -1, isOthers);
      if (id !== null) open(id);
    },
    later: async () => {
      const { error } = await postpone({ id: query.article, body: {} });
      if (error) return acts.fail(errorText(error, 'Update failed'));
      queue.putLast(query.article);
      goOn(nextId, false);
    },
  };
}

function endText(only: ArticleFilter): string {
  return only === 'all'
    ? 'No other article is pending.'
    : `No other article with ${FILTER_LABELS[only].toLowerCase()} waits.`;
}
