import type { CsvTable } from '../csv/read-csv';
import { NO_COUNTS, type ImportCounts, type ImportResult } from './run-import';

/** State of an import. `fileName` is the name of the selected file, and times are in milliseconds since 1970. */
export type ImportState =
  | { readonly step: 'closed' }
  | { readonly step: 'reading'; readonly fileName: string }
  | { readonly step: 'refused'; readonly fileName: string; readonly problem: string }
  | {
      readonly step: 'preview';
      readonly fileName: string;
      readonly table: CsvTable;
      readonly awards: readonly string[];
    }
  | {
      readonly step: 'sending';
      readonly fileName: string;
      readonly table: CsvTable;
      readonly startedAt: number;
      readonly counts: ImportCounts;
      readonly isCancelled: boolean;
    }
  | {
      readonly step: 'done';
      readonly fileName: string;
      readonly table: CsvTable;
      readonly result: ImportResult;
      readonly elapsedMs: number;
    };

export type ImportAction =
  | { readonly type: 'chosen'; readonly fileName: string }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'read'; readonly table: CsvTable }
  /** Selects an unknown header as an award, or deselects it. */
  | { readonly type: 'award toggled'; readonly header: string }
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'progressed'; readonly counts: ImportCounts }
  | { readonly type: 'cancelled' }
  | { readonly type: 'ended'; readonly at: number; readonly result: ImportResult }
  | { readonly type: 'closed' };

export const CLOSED: ImportState = { step: 'closed' };

/** Reducer for the steps of an import. Actions that do not fit the current step are ignored. */
export function importFlow(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'chosen':
      return { step: 'reading', fileName: action.fileName };
    case 'refused':
      return state.step === 'reading'
        ? { step: 'refused', fileName: state.fileName, problem: action.problem }
        : state;
    case 'read':
      return state.step === 'reading'
        ? { step: 'preview', fileName: state.fileName, table: action.table, awards: [] }
        : state;
    case 'award toggled':
      return state.step === 'preview' ? { ...state, awards: toggled(state.awards, action.header) } : state;
    case 'started': {
      if (state.step !== 'preview') return state;
      const { fileName, table } = state;
      return {
        step: 'sending',
        fileName,
        table,
        startedAt: action.at,
        counts: NO_COUNTS,
        isCancelled: false,
      };
    }
    case 'progressed':
      return state.step === 'sending' ? { ...state, counts: action.counts } : state;
    case 'cancelled':
      return state.step === 'sending' ? { ...state, isCancelled: true } : state;
    case 'ended': {
      if (state.step !== 'sending') return state;
      const { fileName, table, startedAt } = state;
      return { step: 'done', fileName, table, result: action.result, elapsedMs: action.at - startedAt };
    }
    case 'closed':
      return state.step === 'sending' ? state : CLOSED;
  }
}

function toggled(awards: readonly string[], header: string): readonly string[] {
  return awards.includes(header) ? awards.filter((award) => award !== header) : [...awards, header];
}
