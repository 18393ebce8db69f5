import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { ifMatch } from '@vaglio/api-client';
import type {
  DecisionUndoing,
  MoveUndoing,
  NewDecision,
  SetInvestmentFlagsApiArg,
  StageMove,
  StartupColumns,
} from '@vaglio/contract';
import { startupsApi as generated } from '../startups-data.api';
import { adoptInto, cardOf, showInDetails, showInPage, showOnBoard, type StartupChange } from './optimistic';

/** The call of the server that makes a change. */
type Call =
  | { readonly call: 'flags'; readonly body: SetInvestmentFlagsApiArg['body'] }
  | { readonly call: 'decide'; readonly newDecision: NewDecision }
  | { readonly call: 'undo'; readonly decision: string; readonly decisionUndoing: DecisionUndoing }
  | { readonly call: 'move'; readonly stageMove: StageMove }
  | { readonly call: 'undoMove'; readonly moveUndoing: MoveUndoing };

/** A decision about one startup, or its undoing. */
export type StartupWrite = Call & {
  readonly id: string;
  /** The version that the person saw; undefined sends none. */
  readonly version: number | undefined;
  readonly change: StartupChange;
  /** False for a change that is shown when the server has made it, because a dialog asks about it until then. */
  readonly isShownAtOnce: boolean;
};

/** The result of a write. */
interface Written {
  /** As the server answered it; null if it answered none. */
  readonly startup: StartupColumns | null;
  /** Ids of the recorded decisions, by which they are undone. */
  readonly decisions: readonly string[];
}

/**
 * The one way to decide about a startup: by key, menu, board and comparison. It shows the change in the cached list,
 * board, details and counts before the server answers, and takes it back if the server refuses. Writes about the same
 * startup are sent one after the other, each with the version that the one before has made.
 */
export const writesApi = generated.injectEndpoints({
  endpoints: (build) => ({
    writeStartup: build.mutation<Written, StartupWrite>({
      queryFn: async (write, { dispatch }) => {
        const { data, error } = await takeTurn(
          pendingOf(dispatch).turns,
          write.id,
          (newest) =>
            send(dispatch, write, write.version === undefined ? undefined : (newest ?? write.version)),
          (answer) => answer.data?.startup?.version,
        );
        if (data) return { data };
        return { error: 'status' in error ? error : { status: 'FETCH_ERROR', error: error.message ?? '' } };
      },
      onQueryStarted: async (write, { dispatch, getState, queryFulfilled }) => {
        const { id, change, isShownAtOnce } = write;
        const { counts } = pendingOf(dispatch);
        const show = () => showEverywhere(id, change, dispatch, getState());
        const revert = isShownAtOnce ? show() : null;
        counts.set(id, (counts.get(id) ?? 0) + 1);
        const isLast = () => {
          const count = (counts.get(id) ?? 1) - 1;
          if (count > 0) counts.set(id, count);
          else counts.delete(id);
          return count <= 0;
        };
        try {
          const { startup } = (await queryFulfilled).data;
          const isWhole = isLast();
          if (!revert) show();
          if (startup) adoptEverywhere(startup, isWhole, dispatch, getState());
        } catch {
          isLast();
          revert?.();
        }
      },
    }),
  }),
});

export const { useWriteStartupMutation } = writesApi;

/** The writes of a store that the server has not answered, by the id of the startup. */
interface Pending {
  readonly turns: Map<string, Promise<number | undefined>>;
  /** While there are more, an answer is not the newest. */
  readonly counts: Map<string, number>;
}

const pending = new WeakMap<Dispatch, Pending>();

function pendingOf(dispatch: Dispatch): Pending {
  const known = pending.get(dispatch) ?? { turns: new Map(), counts: new Map() };
  pending.set(dispatch, known);
  return known;
}

type Answer =
  { readonly data: Written; readonly error?: never } | { readonly data?: never; readonly error: Failure };
type Failure = NonNullable<Awaited<ReturnType<ReturnType<typeof decide>>>['error']>;

const { endpoints, util } = generated;
type State = ReturnType<Parameters<ReturnType<typeof util.updateQueryData>>[1]>;
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
const decide = (arg: Parameters<typeof endpoints.decide.initiate>[0]) =>
  endpoints.decide.initiate(arg, { track: false });

async function send(dispatch: Dispatch, write: StartupWrite, version: number | undefined): Promise<Answer> {
  const arg = { id: write.id, ...ifMatch(version) };
  const untracked = { track: false };
  switch (write.call) {
    case 'flags': {
      const { data, error } = await dispatch(
        endpoints.setInvestmentFlags.initiate({ ...arg, body: write.body }, untracked),
      );
      return error ? { error } : { data: { startup: data ?? null, decisions: [] } };
    }
    case 'decide': {
      const { data, error } = await dispatch(decide({ ...arg, newDecision: write.newDecision }));
      return error ? { error } : { data: writtenOf(data ?? null) };
    }
    case 'undo': {
      const { decision, decisionUndoing } = write;
      const { data, error } = await dispatch(
        endpoints.undoDecision.initiate({ ...arg, decision, decisionUndoing }, untracked),
      );
      return error ? { error } : { data: writtenOf(data ?? null) };
    }
    case 'move': {
      const { data, error } = await dispatch(
        endpoints.moveStartup.initiate({ ...arg, stageMove: write.stageMove }, untracked),
      );
      return error ? { error } : { data: movedOf(data ?? null) };
    }
    case 'undoMove': {
      const { data, error } = await dispatch(
        endpoints.undoMove.initiate({ ...arg, moveUndoing: write.moveUndoing }, untracked),
      );
      return error ? { error } : { data: movedOf(data ?? null) };
    }
  }
}

interface Made {
  readonly startup: StartupColumns;
  readonly decision: { readonly id: string } | null;
}
interface Moved {
  readonly startup: StartupColumns;
  readonly decisions: readonly { readonly id: string }[];
}

const writtenOf = (made: Made | null): Written => ({
  startup: made?.startup ?? null,
  decisions: made?.decision ? [made.decision.id] : [],
});

const movedOf = (moved: Moved | null): Written => ({
  startup: moved?.startup ?? null,
  decisions: moved?.decisions.map(({ id }) => id) ?? [],
});

/** Shows a change in every cached answer. @returns a function that takes it back */
function showEverywhere(id: string, change: StartupChange, dispatch: Dispatch, state: State): () => void {
  const reverts: (() => void)[] = [];
  for (const { endpointName, originalArgs } of util.selectInvalidatedBy(state, ['investments'])) {
    if (endpointName === 'listInvestments') {
      let revert: ReturnType<typeof showInPage> = null;
      dispatch(
        util.updateQueryData('listInvestments', originalArgs, (page) => {
          revert = showInPage(page, originalArgs, id, change);
        }),
      );
      reverts.push(() => {
        if (revert) dispatch(util.updateQueryData('listInvestments', originalArgs, revert));
      });
    }
    if (endpointName === 'readStages') {
      let revert: ReturnType<typeof showOnBoard> = null;
      dispatch(
        util.updateQueryData('readStages', originalArgs, (board) => {
          revert = showOnBoard(board, id, change);
        }),
      );
      reverts.push(() => {
        if (revert) dispatch(util.updateQueryData('readStages', originalArgs, revert));
      });
    }
    if (endpointName === 'readInvestment' && originalArgs.id === id) {
      let revert: ReturnType<typeof showInDetails> | null = null;
      dispatch(
        util.updateQueryData('readInvestment', { id }, (startup) => {
          revert = showInDetails(startup, change);
        }),
      );
      reverts.push(() => {
        if (revert) dispatch(util.updateQueryData('readInvestment', { id }, revert));
      });
    }
  }
  return () => reverts.forEach((revert) => revert());
}

/** Takes the server's answer over into every cached answer about the startup. */
function adoptEverywhere(answer: StartupColumns, isWhole: boolean, dispatch: Dispatch, state: State): void {
  const { id } = answer;
  for (const { endpointName, originalArgs } of util.selectInvalidatedBy(state, ['investments'])) {
    if (endpointName === 'listInvestments')
      dispatch(
        util.updateQueryData('listInvestments', originalArgs, ({ items }) =>
          adoptInto(
            items.find((startup) => startup.id === id),
            answer,
            isWhole,
          ),
        ),
      );
    if (endpointName === 'readStages')
      dispatch(
        util.updateQueryData('readStages', originalArgs, (board) =>
          adoptInto(cardOf(board, String(id)), answer, false),
        ),
      );
    if (endpointName === 'readInvestment' && originalArgs.id === id)
      dispatch(
        util.updateQueryData('readInvestment', { id: originalArgs.id }, (startup) =>
          adoptInto(startup, answer, isWhole),
        ),
      );
  }
}

/**
 * Runs actions about the same thing one after the other, in the order of the calls.
 * @param turns the version that the last action about each thing makes
 * @param id names the thing
 * @param act receives the version that the action before has made, if that was still running; undefined otherwise
 * @param versionOf the version that an action has made; undefined if it failed
 */
async function takeTurn<Result>(
  turns: Pending['turns'],
  id: string,
  act: (newest: number | undefined) => Promise<Result>,
  versionOf: (result: Result) => number | undefined,
): Promise<Result> {
  const result = (turns.get(id) ?? Promise.resolve(undefined)).then(act);
  const version = result.then(versionOf, () => undefined);
  turns.set(id, version);
  void version.then(() => {
    if (turns.get(id) === version) turns.delete(id);
  });
  return result;
}
