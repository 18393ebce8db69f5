import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useEffect, useState, type ComponentProps } from 'react';
import { canWriteInvestments } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import { useScoreDecimals } from '@vaglio/startup-decisions';
import { useSession, useNow } from '@vaglio/auth-session';
import { type FactsScope, LazyFactCell, preloadFactCell } from '@vaglio/startup-facts';
import { DataTable, type EditedCell, LOWER_BAR } from '@vaglio/ui';
import { focusCard } from '@vaglio/board';
import { SORT_KEYS, type ListQuery, columnsText, readColumns } from '@vaglio/startups-data';
import type { StartupList } from '../list/StartupList';
import { useListedWork } from '@vaglio/startup-activity';
import { ColumnMenu } from './ColumnMenu';
import { columnDefs, fieldOfCell } from './column-defs';

type TableViewProps = Omit<ComponentProps<typeof StartupList>, 'onExplainScore' | 'inlineDetails'> & {
  readonly query: ListQuery;
  readonly total: number;
  readonly onChange: (query: ListQuery) => void;
  /** Handlers that report and undo corrections made in table cells. */
  readonly facts: Pick<FactsScope, 'report' | 'undoChange'>;
};

/**
 * Table layout of the list with configurable columns. A click on a header sorts the list if the server supports this
 * column.
 */
export function TableView(props: TableViewProps) {
  const { items, openedId, onSelect, rowSelection, listRef, pendingFocusId, onFocused } = props;
  const { query, total, onChange, facts } = props;
  const { claims } = useSession();
  const now = useNow();
  const decimals = useScoreDecimals();
  const works = useListedWork(items);
  const columns = readColumns(query.columns);
  const mayEdit = useIsSupported('readFacts') !== false && canWriteInvestments(claims);
  const [edited, setEdited] = useState<EditedCell<Startup> | null>(null);
  const editedField = edited && fieldOfCell(columns, edited.field);
  useEffect(() => {
    if (mayEdit) preloadFactCell();
  }, [mayEdit]);
  useEffect(() => {
    if (pendingFocusId !== null && listRef.current && focusCard(listRef.current, pendingFocusId)) onFocused();
  }, [pendingFocusId, items, listRef, onFocused]);
  const scope = {
    now,
    decimals,
    ownId: claims.sub,
    workOf: (id: string) => works.get(id),
    openedId,
    onSelect,
    mayEdit,
    rowSelection,
  };
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <ColumnMenu
          columns={columns}
          onChange={(chosen) => onChange({ ...query, columns: columnsText(chosen) })}
        />
      </Box>
      <Paper ref={(node: HTMLElement | null) => void (listRef.current = node)} sx={FRAME}>
        <DataTable
          label="Startups"
          columns={columnDefs(columns, scope)}
          rows={items}
          rowId={({ id }) => id}
          isFetching={false}
          total={total}
          emptyText="No startups"
          sort={{ field: query.sort, direction: query.dir }}
          onSortChange={({ field, direction }) => {
            const sort = SORT_KEYS.find((key) => key === field);
            if (sort) onChange({ ...query, sort, dir: direction, page: 1 });
          }}
          onRowClick={onSelect}
          onCellEdit={setEdited}
          maxHeight={BELOW_BARS}
        />
      </Paper>
      {edited && editedField && (
        <LazyFactCell
          {...facts}
          startup={edited.row}
          field={editedField}
          anchor={edited.element}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/**
 * Maximum height that keeps the table header visible: the window height below the two sticky bars, with a bottom
 * margin.
 */
const BELOW_BARS = `max(320px, calc(100dvh - 128px - ${LOWER_BAR}))`;
const FRAME = {
  border: 1,
  borderColor: 'border',
  overflow: 'clip',
  '& .pick': { display: 'flex' },
  '& .pick input': { width: 16, height: 16, m: 0, accentColor: 'var(--mui-palette-primary-main)' },
};
