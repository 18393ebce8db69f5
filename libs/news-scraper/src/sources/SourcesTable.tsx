import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { NewsSource } from '@vaglio/contract';
import type { KeyboardEvent } from 'react';
import type { Actions } from './SourceActions';
import { SourceRow } from './SourceRow';
import { SOURCES_TABLE_STYLE } from './sources-table-style';
import type { ShowUnread } from '../unread/use-unread-pages';

interface SourcesTableProps {
  readonly sources: readonly NewsSource[];
  readonly now: Date;
  /** Id of the source whose row is open. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly actions: Actions;
  readonly onShowUnread: ShowUnread | null;
  readonly onFailure: (text: string | null) => void;
}

const COLUMNS = [
  ['name', 'Name'],
  ['health', 'Health'],
  ['success', 'Last success'],
  ['days', 'Items, 30 days'],
  ['read', 'Read'],
  ['unread', 'Unread'],
  ['next', 'Next attempt'],
  ['actions', 'Actions'],
] as const;

/**
 * Table of all sources with expandable rows, worst source first. Narrow windows hide some columns. Phones show a card
 * per source.
 */
export function SourcesTable({ sources, openId, onOpen, actions, ...row }: SourcesTableProps) {
  const keys = useRowKeys(actions.onTest);
  return (
    <Table aria-label="Sources" sx={SOURCES_TABLE_STYLE}>
      <TableHead>
        <TableRow>
          {COLUMNS.map(([key, label]) => (
            <TableCell key={key} className={key}>
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      {sources.map((source) => (
        <SourceRow
          key={source.id}
          {...row}
          source={source}
          actions={actions}
          isOpen={source.id === openId}
          onToggle={() => onOpen(source.id === openId ? null : source.id)}
          onKeyDown={(event) => keys(event, source)}
        />
      ))}
    </Table>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns a key handler for the button that opens a row. The arrow keys up and down focus other rows, and t starts a
 * test.
 */
function useRowKeys(onTest: (source: NewsSource) => void) {
  return (event: KeyboardEvent<HTMLButtonElement>, source: NewsSource) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 't') return onTest(source);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rows = [
      ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLButtonElement>(OPENER) ?? []),
    ];
    rows[rows.indexOf(event.currentTarget) + step]?.focus();
  };
}

const OPENER = 'button[aria-expanded]';
