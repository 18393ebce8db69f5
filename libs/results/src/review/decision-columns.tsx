import Button from '@mui/material/Button';
import type { DiscardedName, ReviewDecision } from '@vaglio/contract';
import {
  ACTIONS_COLUMN,
  byColumn,
  EMPTY_VALUE,
  type StackedFields,
  type TableColumn,
  whenColumn,
} from '@vaglio/ui';
import { decisionText, reasonText } from './decision-text';

/** Phone layout of a decision. */
export const STACKED_DECISION: StackedFields = {
  title: 'company_name',
  lines: [['what'], ['article_title'], ['decided_by', 'decided_at']],
  actions: 'actions',
};

type Row = ReviewDecision | DiscardedName;

function columnsOf<R extends Row>(
  now: Date,
  what: (row: R) => string,
  action: (row: R) => { label: string; name: string; run: () => void } | null,
): readonly TableColumn<R>[] {
  return [
    { field: 'company_name', headerName: 'Company', flex: 1, minWidth: 150 },
    { field: 'what', headerName: 'Decision', width: 210, valueGetter: (_value, row) => what(row) },
    {
      field: 'article_title',
      headerName: 'Article',
      flex: 1.2,
      minWidth: 150,
      valueFormatter: (title: string | null) => title ?? EMPTY_VALUE,
    },
    byColumn('decided_by'),
    whenColumn('decided_at', now),
    {
      ...ACTIONS_COLUMN,
      width: 120,
      renderCell: ({ row }) => {
        const offered = action(row);
        return offered === null ? null : (
          <Button size="small" variant="text" aria-label={offered.name} onClick={offered.run}>
            {offered.label}
          </Button>
        );
      },
    },
  ];
}

/**
 * Returns the table columns for decisions. Undone decisions are marked.
 * @param now current time, for relative times
 */
export function decisionColumns(now: Date, onUndo: (row: ReviewDecision, stepId: string) => void) {
  return columnsOf<ReviewDecision>(
    now,
    (row) =>
      row.undone_at === null
        ? decisionText(row)
        : `${decisionText(row)}, undone by ${row.undone_by ?? 'somebody'}`,
    (row) => {
      const { step_id, company_name, undone_at } = row;
      if (undone_at !== null || step_id === null) return null;
      const name = `Undo: ${company_name}, ${decisionText(row)}`;
      return { label: 'Undo', name, run: () => onUndo(row, step_id) };
    },
  );
}

/**
 * Returns the table columns for discarded names.
 * @param now current time, for relative times
 */
export function nameColumns(now: Date, onAllow: (row: DiscardedName) => void) {
  return columnsOf<DiscardedName>(
    now,
    ({ reason }) => reasonText(reason),
    (row) => ({ label: 'Allow again', name: `Allow ${row.company_name} again`, run: () => onAllow(row) }),
  );
}
