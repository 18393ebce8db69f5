import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
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

/** Endpoint that executes the decision, with its arguments. */
type Call =
  | { readonly call: 'flags'; readonly body: SetInvestmentFlagsApiArg['body'] }
  | { readonly call: 'decide'; readonly newDecision: NewDecision }
  | { readonly call: 'undo'; readonly decision: string; readonly decisionUndoing: DecisionUndoing }
  | { readonly call: 'move'; readonly stageMove: StageMove }
  | { readonly call: 'undoMove'; readonly moveUndoing: MoveUndoing };

/** Decision about one startup, or the undo of a decision. */
export type StartupWrite = Call & {
  readonly id: string;
  /** Version that the user saw; undefined to send no version. */
  readonly version: number | undefined;
  readonly change: StartupChange;
  /** False if the change appears only after the server has confirmed it, because a dialog is open until then. */
  readonly isShownAtOnce: boolean;
};

interface Written {
  /** Startup from the server's response; null if the response contains no startup. */
  readonly startup: StartupColumns | null;
  /** Ids of the recorded decisions, which an undo needs. */
  readonly decisions: readonly string[];
}

/**
 * API for all decisions about a startup, made with a key, a menu, the board or a comparison. A write updates the cached
 * list, board, details and counts before the server responds. If the write fails, the update is reverted. Writes to one
 * startup are sent sequentially, each with the version from the previous response.
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

/** Pending writes of a store, grouped by startup id. */
interface Pending {
  readonly turns: Map<string, Promise<number | undefined>>;
  /** Number of pending writes per startup. A response is outdated while further writes are pending. */
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

/**
 * Applies a change to all cached responses.
 * @returns a function that reverts the change
 */
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

/** Copies a startup from a server response into all cached responses that contain it. */
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

/** Returns a function that copies saved startup columns into all loaded lists and details. */
export function useAdoptStartup(): (columns: StartupColumns) => void {
  const dispatch = useDispatch<Dispatch>();
  return (columns) =>
    dispatch((_dispatch: Dispatch, getState: () => State) =>
      adoptEverywhere(columns, true, dispatch, getState()),
    );
}

/**
 * Runs actions on the same target one after another, in call order.
 * @param turns promised version of the last action on each target
 * @param id target id
 * @param act action; receives the version from the previous action if that action was still running, otherwise
 *   undefined
 * @param versionOf returns the version that an action created; undefined if it failed
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
