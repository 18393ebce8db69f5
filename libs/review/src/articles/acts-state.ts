import type { ReviewArticle } from '@vaglio/contract';
import type { Act } from './acts';

export interface SentAct {
  readonly id: number;
  readonly articleId: string;
  readonly act: Act;
  /** Article that the user saw when performing the action. */
  readonly seen: ReviewArticle;
}

/** Completed action that the server recorded as a step. */
export interface CarriedOut {
  readonly stepId: string;
  readonly sent: SentAct;
}

export interface ActsState {
  readonly pending: readonly SentAct[];
  /** Actions that were rejected because another user decided first. */
  readonly kept: readonly SentAct[];
  /** Rejected corrections. Their forms open again with the typed values. */
  readonly refused: readonly SentAct[];
  readonly failure: string | null;
  /** Announcement for screen readers about the last action. */
  readonly said: string;
  /** Steps made since the page was opened, without undone steps. */
  readonly carriedOut: readonly CarriedOut[];
  /** True if the user pressed Undo while requests were pending. */
  readonly wantsUndo: boolean;
}

export const NO_ACTS: ActsState = {
  pending: [],
  kept: [],
  refused: [],
  failure: null,
  said: '',
  carriedOut: [],
  wantsUndo: false,
};

export type ActsEvent =
  | { readonly type: 'sent'; readonly sent: SentAct; readonly said: string }
  | { readonly type: 'answered'; readonly id: number; readonly stepId: string }
  | { readonly type: 'undone'; readonly stepId: string; readonly said: string }
  | { readonly type: 'refused'; readonly id: number; readonly failure: string }
  | { readonly type: 'overtaken'; readonly id: number }
  | { readonly type: 'dropped'; readonly id: number }
  | { readonly type: 'undo wanted' }
  | { readonly type: 'undo begun' }
  | { readonly type: 'said'; readonly said: string }
  | { readonly type: 'failed'; readonly failure: string | null };

export function actsReducer(state: ActsState, event: ActsEvent): ActsState {
  switch (event.type) {
    case 'sent': {
      const { sent, said } = event;
      return {
        ...state,
        pending: [...state.pending, sent],
        kept: state.kept.filter(({ act }) => !isAboutSame(act, sent.act)),
        refused: state.refused.filter(({ act }) => !isAboutSame(act, sent.act)),
        failure: null,
        said,
      };
    }
    case 'answered': {
      const answered = state.pending.filter(({ id }) => id === event.id);
      return {
        ...state,
        pending: without(state.pending, event.id),
        carriedOut: [...state.carriedOut, ...answered.map((sent) => ({ stepId: event.stepId, sent }))],
      };
    }
    case 'undone':
      return {
        ...state,
        carriedOut: state.carriedOut.filter(({ stepId }) => stepId !== event.stepId),
        said: event.said,
        failure: null,
      };
    case 'refused': {
      const corrections = state.pending.filter(({ id, act }) => id === event.id && isCorrection(act));
      return {
        ...state,
        pending: without(state.pending, event.id),
        refused: [...state.refused, ...corrections],
        failure: event.failure,
      };
    }
    case 'overtaken': {
      const overtaken = state.pending.filter(({ id }) => id === event.id);
      return {
        ...state,
        pending: without(state.pending, event.id),
        kept: [...state.kept, ...overtaken],
        said: 'Another person has decided in the meantime. Your choice is kept below the value.',
      };
    }
    case 'dropped':
      return {
        ...state,
        kept: without(state.kept, event.id),
        refused: without(state.refused, event.id),
      };
    case 'undo wanted':
      return { ...state, wantsUndo: true };
    case 'undo begun':
      return { ...state, wantsUndo: false };
    case 'said':
      return { ...state, said: event.said, failure: null };
    case 'failed':
      return { ...state, failure: event.failure };
  }
}

function without(acts: readonly SentAct[], id: number): readonly SentAct[] {
  return acts.filter((each) => each.id !== id);
}

function isAboutSame(one: Act, other: Act): boolean {
  return one.rawId === other.rawId && keyOf(one) === keyOf(other);
}

function isCorrection(act: Act): boolean {
  return act.kind === 'decide' && act.decision.decision === 'correct';
}

/** Returns the key of the value that an action concerns; '' for an action on a company. */
export function keyOf(act: Act): string {
  return act.kind === 'decide' ? act.decision.key : '';
}
