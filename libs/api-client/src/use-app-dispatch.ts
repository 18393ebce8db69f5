import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { api } from './api';

/** State of a store with the reducer of the API. */
type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** Type of the dispatch function, which also accepts requests and changes of the cache. */
export type AppDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Returns the store's dispatch function. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
