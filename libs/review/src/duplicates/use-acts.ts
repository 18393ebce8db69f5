import { useState } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import type { DuplicatePair, MergeChoices, MergePreview, StartupMerge } from '@vaglio/contract';
import { laterActs, type LaterAct } from '@vaglio/startups-data';
import { formatScore } from '@vaglio/ui';
import {
  useDismissDuplicateMutation,
  useMergeDuplicateMutation,
  usePostponeDuplicateMutation,
  useUndoKeptApartMutation,
  useUndoMergeMutation,
} from '../hooks.gen';

/** What a person did here, which is undone in the reverse order. */
export type Act =
  | { readonly kind: 'merged'; readonly merge: StartupMerge }
  | { readonly kind: 'apart'; readonly id: string; readonly pair: DuplicatePair }
  | { readonly kind: 'later'; readonly pair: DuplicatePair };

/** A merge whose survivor was changed since: undone only when a person confirms. */
export type Question = {
  readonly mergeId: string;
  readonly text: string;
  readonly changes: readonly LaterAct[];
};

const UNDO_FAILED = 'Undo failed';

/** Merges and decisions about pairs, what was said last, and the way back. */
export function useActs(onUndone: (pairId: string) => void) {
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [said, setSaid] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [merge, { isLoading: isMerging }] = useMergeDuplicateMutation();
  const [dismiss, { isLoading: isDismissing }] = useDismissDuplicateMutation();
  const [postpone, { isLoading: isPostponing }] = usePostponeDuplicateMutation();
  const [undoMerge, { isLoading: isUndoing }] = useUndoMergeMutation();
  const [undoApart, { isLoading: isReconsidering }] = useUndoKeptApartMutation();

  const done = (act: Act, words: string) => {
    setActs((before) => [...before, act]);
    setSaid(words);
    setIsShown(true);
    setFailure(null);
    return true;
  };
  const failed = (text: string) => {
    setFailure(text);
    return false;
  };
  const forget = (isUndone: (act: Act) => boolean) => {
    setActs((before) => before.filter((act) => !isUndone(act)));
    setIsShown(false);
    setQuestion(null);
    setFailure(null);
    setSaid('Undone.');
  };

  const takeBack = async (mergeId: string, isConfirmed: boolean) => {
    const { error } = await undoMerge({ id: mergeId, undoMergeOrder: { confirm: isConfirmed } });
    if (!error) return forget((act) => act.kind === 'merged' && act.merge.id === mergeId);
    const changes = failureStatus(error) === 409 ? laterActs(error) : null;
    if (changes) setQuestion({ mergeId, text: errorText(error, UNDO_FAILED), changes });
    else failed(errorText(error, UNDO_FAILED));
  };

  return {
    last: isShown ? (acts.at(-1) ?? null) : null,
    failure,
    question,
    said,
    isBusy: isMerging || isDismissing || isPostponing,
    isUndoing: isUndoing || isReconsidering,
    canUndo: acts.length > 0,
    close: () => setIsShown(false),
    closeFailure: () => setFailure(null),
    closeQuestion: () => setQuestion(null),
    merge: async ({ pair, first, second, result }: MergePreview, choices: MergeChoices): Promise<boolean> => {
      const versions = { first: first.version, second: second.version };
      const { data, error } = await merge({ id: pair.id, mergeOrder: { choices, versions } });
      if (error || !data) return failed(errorText(error, 'Merge failed'));
      return done({ kind: 'merged', merge: data }, mergedWords(data.score_before, result.score));
    },
    keepApart: async (pair: DuplicatePair): Promise<boolean> => {
      const { data, error } = await dismiss({ id: pair.id, body: {} });
      if (error || !data) return failed(errorText(error, 'Update failed'));
      return done({ kind: 'apart', id: data.id, pair }, 'Kept apart.');
    },
    putOff: async (pair: DuplicatePair): Promise<boolean> => {
      const { error } = await postpone({ id: pair.id, body: {} });
      if (error) return failed(errorText(error, 'Update failed'));
      return done({ kind: 'later', pair }, 'Put off to the end.');
    },
    undoMerge: takeBack,
    undoApart: async (id: string): Promise<void> => {
      const { error } = await undoApart({ id, body: {} });
      if (error) return void failed(errorText(error, UNDO_FAILED));
      forget((act) => act.kind === 'apart' && act.id === id);
    },
    undo: async (): Promise<void> => {
      const act = acts.at(-1);
      if (!act) return;
      if (act.kind === 'merged') return takeBack(act.merge.id, false);
      const { error } =
        act.kind === 'apart'
          ? await undoApart({ id: act.id, body: {} })
          : await postpone({ id: act.pair.id, body: { is_later: false } });
      if (error) return void failed(errorText(error, UNDO_FAILED));
      forget((each) => each === act);
      onUndone(act.pair.id);
    },
  };
}

function mergedWords(before: number, after: number): string {
  return `Merged. Score ${formatScore(before)} to ${formatScore(after)}.`;
}
