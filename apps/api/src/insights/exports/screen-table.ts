import {
  CANTONS,
  columnLabel,
  DEFAULT_CURRENCY,
  RANGES,
  sectorLabel,
  stageLabel,
  stageOf,
  UNKNOWN,
  type RangeFilter,
  type TableColumn,
} from '@vaglio/startups-domain';
import { zurichDay } from '../../platform/time/zurich-days';
import { amountText } from '../../startups/facts/claims/fact-texts';
import type { ExportedRow } from './export-source';
import { fileColumn, type CellKind, type FileTable } from './file-table';

/**
 * Builds the table of a ranked list as shown on screen: columns in order, with names of stages, sectors, cantons and
 * people.
 */
export function screenTable(columns: readonly TableColumn[]): FileTable {
  const shapes = columns.map((column) => ({ column, ...shapeOf(column) }));
  return {
    columns: shapes.map(({ column, kind, width }) => fileColumn(columnLabel(column), kind, width)),
    cellsOf: (row) => shapes.map(({ read }) => String(read(row) ?? '')),
  };
}

type Shape = {
  kind: CellKind;
  width?: number;
  read: (row: ExportedRow) => string | number | null | undefined;
};

function shapeOf(column: TableColumn): Shape {
  switch (column) {
    case 'rank':
      return { kind: 'number', read: ({ rank }) => rank };
    case 'company':
      return { kind: 'text', width: 34, read: ({ company_name }) => company_name };
    case 'score':
      return { kind: 'number', read: ({ score }) => score };
    case 'stage':
      return { kind: 'text', read: (row) => stageLabel(stageOf(row, row.later_until !== undefined)) };
    case 'sector':
      return { kind: 'text', read: ({ sector }) => knownText(sectorLabel(sector)) };
    case 'canton':
      return { kind: 'text', read: ({ canton }) => CANTONS.find(({ code }) => code === canton)?.name };
    case 'awards':
      return { kind: 'number', read: ({ awards }) => awards?.length ?? 0 };
    case 'assignee':
      return { kind: 'text', width: 24, read: ({ work }) => work?.assignee };
    case 'step':
      return { kind: 'text', width: 44, read: stepText };
    case 'score_changed':
      return { kind: 'day', read: ({ last_modified_score }) => dayOf(last_modified_score) };
    case 'reached':
      return { kind: 'day', read: ({ firstTime_appear_inscore }) => dayOf(firstTime_appear_inscore) };
    case 'created':
      return { kind: 'day', read: ({ created_at }) => dayOf(created_at) };
    default:
      return fieldShape(column);
  }
}

function fieldShape(column: RangeFilter): Shape {
  const { field, kind } = RANGES[column];
  if (kind === 'money') return { kind: 'francs', read: raisedCell };
  return { kind: kind === 'date' ? 'day' : 'number', read: (row) => row[field] };
}

const knownText = (label: string) => (label === UNKNOWN ? null : label);

const dayOf = (time: string | number | null | undefined) =>
  typeof time === 'string' ? zurichDay(Date.parse(time)) : null;

/** Returns the next step with its date, such as 'Visit in Winterthur, 2026-11-25'. */
function stepText({ work }: ExportedRow): string | null {
  if (!work?.step) return null;
  return work.due === null ? work.step : `${work.step}, ${work.due}`;
}

/** Returns an amount in francs as a number, and an amount in another currency as a text such as 'EUR 1’200’000.00'. */
function raisedCell({ raised_money, raised_currency }: ExportedRow): string | number | null {
  if (raised_money === null || raised_money === undefined) return null;
  const isFrancs = (raised_currency ?? DEFAULT_CURRENCY) === DEFAULT_CURRENCY;
  return isFrancs ? raised_money : amountText(raised_money, raised_currency ?? '');
}
