import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StageBoard } from '@vaglio/contract';
import { startupsApi } from '@vaglio/startups-data';
import type { BoardArg } from './use-board';

type Patch = ReturnType<typeof startupsApi.util.updateQueryData>;
type ApiState = ReturnType<Parameters<Patch>[1]>;

/** Changes a cached board ahead of the server. @returns a function that takes the change back */
export function useCachedBoard(arg: BoardArg): (change: (board: StageBoard) => void) => () => void {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return (change) => dispatch(startupsApi.util.updateQueryData('readStages', arg, change)).undo;
}
