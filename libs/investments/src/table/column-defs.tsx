import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { KeyboardEvent } from 'react';
import type { Startup, Work } from '@vaglio/contract';
import {
  columnLabel,
  isRangeFilter,
  isSortField,
  RANGES,
  stageOf,
  type FactField,
  type RangeFilter,
  type TableColumn,
} from '@vaglio/startups-domain';
import {
  CONTROL_COLUMN,
  EMPTY_VALUE,
  formatCount,
  formatDate,
  formatMoney,
  formatScore,
  formatShortDate,
  Initials,
  RIGHT_COLUMN,
  VisuallyHidden,
} from '@vaglio/ui';
import { StageBadge, StartupBadges } from '@vaglio/startup-decisions';
import { RowCheckbox } from '../selection/RowCheckbox';
import { dueText } from '@vaglio/startup-activity';
import { placeText } from '@vaglio/startups-data';

/** Data and handlers that cells need in addition to the startup. */
export interface CellScope {
  readonly now: Date;
  readonly decimals: number | undefined;
  readonly ownId: string | undefined;
  readonly workOf: (id: string) => Work | undefined;
  readonly openedId: string | null;
  readonly onSelect: (startup: Startup) => void;
  /** True if the user may correct values in cells. */
  readonly mayEdit: boolean;
  readonly rowSelection:
    | {
        readonly isChecked: (id: string) => boolean;
        readonly onToggle: (startup: Startup, isRange: boolean) => void;
      }
    | undefined;
}

type Column = GridColDef<Startup>;

/** Sort keys of columns that are not startup fields. */
const SORT_KEYS: Readonly<Partial<Record<TableColumn, keyof Startup>>> = {
  score: 'score',
  score_changed: 'last_modified_score',
  reached: 'firstTime_appear_inscore',
  created: 'created_at',
};

const day = (value: string | null | undefined) => (value ? formatDate(value) : EMPTY_VALUE);

/** Returns the grid columns. If the user can select startups, the first column contains checkboxes. */
export function columnDefs(columns: readonly TableColumn[], scope: CellScope): Column[] {
  const { rowSelection } = scope;
  const pick: Column = {
    field: 'pick',
    headerName: 'Select',
    width: 48,
    ...CONTROL_COLUMN,
    renderHeader: () => <VisuallyHidden>Select</VisuallyHidden>,
    renderCell: ({ row }) =>
      rowSelection && (
        <RowCheckbox
          startup={row}
          isChecked={rowSelection.isChecked(row.id)}
          onToggle={rowSelection.onToggle}
        />
      ),
  };
  return [
    ...(rowSelection ? [pick] : []),
    ...columns.map((column) => ({
      ...base(column),
      editable: scope.mayEdit && correctedField(column) !== undefined,
      ...shape(column, scope),
    })),
  ];
}

/** Editable fields of columns that are not range columns. */
const CORRECTED: Readonly<Partial<Record<TableColumn, FactField>>> = {
  company: 'company_name',
  sector: 'sector',
  canton: 'canton',
};

/**
 * Returns the field that a user corrects in a column, or undefined for derived values and for values with another
 * editor.
 */
function correctedField(column: TableColumn): FactField | undefined {
  return isRangeFilter(column) ? RANGES[column].field : CORRECTED[column];
}

/** Returns the field that a user corrects in the grid column with the given name. */
export function fieldOfCell(columns: readonly TableColumn[], name: string): FactField | undefined {
  return columns.filter((column) => base(column).field === name).map(correctedField)[0];
}

function base(column: TableColumn): Column {
  const field = sortKeyOf(column);
  return { field: field ?? column, headerName: columnLabel(column), sortable: field !== undefined };
}

function sortKeyOf(column: TableColumn): keyof Startup | undefined {
  if (!isRangeFilter(column)) return SORT_KEYS[column];
  const { field } = RANGES[column];
  return isSortField(field) ? field : undefined;
}

function shape(column: TableColumn, scope: CellScope): Omit<Column, 'field'> {
  const { now, decimals } = scope;
  switch (column) {
    case 'rank':
      return { width: 64, ...RIGHT_COLUMN, valueGetter: (_value, row) => row.rank ?? EMPTY_VALUE };
    case 'company':
      return { flex: 2, minWidth: 240, renderCell: ({ row }) => <Company startup={row} scope={scope} /> };
    case 'score':
      return {
        width: 88,
        ...RIGHT_COLUMN,
        valueFormatter: (_value, row) => formatScore(row.score, decimals),
      };
    case 'stage':
      return { width: 128, renderCell: ({ row }) => <StageCell startup={row} now={now} /> };
    case 'sector':
      return { width: 120, valueGetter: (_value, row) => placeText(row)[0] };
    case 'canton':
      return { width: 140, valueGetter: (_value, row) => placeText(row)[1] };
    case 'awards':
      return { width: 80, ...RIGHT_COLUMN, valueGetter: (_value, row) => row.awards?.length ?? 0 };
    case 'assignee':
      return {
        width: 92,
        renderCell: ({ row }) => <Assignee work={scope.workOf(row.id)} ownId={scope.ownId} />,
      };
    case 'step':
      return {
        flex: 1,
        minWidth: 180,
        renderCell: ({ row }) => <Step work={scope.workOf(row.id)} now={now} />,
      };
    case 'score_changed':
      return { width: 130, valueFormatter: (_value, row) => day(row.last_modified_score) };
    case 'reached':
      return { width: 150, valueFormatter: (_value, row) => day(row.firstTime_appear_inscore) };
    case 'created':
      return { width: 120, valueFormatter: (_value, row) => day(row.created_at) };
    default:
      return fieldShape(column);
  }
}

/** Returns the width, alignment and format of a column, which depend on the value type. */
function fieldShape(column: RangeFilter): Omit<Column, 'field'> {
  const { field, kind } = RANGES[column];
  switch (kind) {
    case 'year':
      return {
        width: 92,
        ...RIGHT_COLUMN,
        valueFormatter: (_value, row) => String(row[field] ?? EMPTY_VALUE),
      };
    case 'count':
      return {
        width: 110,
        ...RIGHT_COLUMN,
        valueGetter: (_value, row) => (row[field] === null ? EMPTY_VALUE : formatCount(Number(row[field]))),
      };
    case 'money':
      return {
        width: 150,
        ...RIGHT_COLUMN,
        valueGetter: (_value, row) => formatMoney(row.raised_money, row.raised_currency),
      };
    case 'date':
      return {
        width: 120,
        valueFormatter: (_value, row) => (row[field] ? formatDate(String(row[field])) : EMPTY_VALUE),
      };
  }
}

function Company({ startup, scope }: { readonly startup: Startup; readonly scope: CellScope }) {
  const badges = {
    ...startup,
    email_sent: 0,
    create_contract: 0,
    interested: 0,
    rejected: 0,
    later_until: undefined,
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Box
        component="button"
        type="button"
        data-startup={startup.id}
        data-row={startup.id}
        aria-current={startup.id === scope.openedId ? 'true' : undefined}
        title={startup.company_name}
        onClick={(event: { stopPropagation: () => void }) => {
          event.stopPropagation();
          scope.onSelect(startup);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // Without this handler, Enter would start editing the cell instead of opening the startup.
          if (event.key === 'Enter') event.stopPropagation();
        }}
        sx={NAME}
      >
        {startup.company_name}
      </Box>
      <StartupBadges startup={badges} now={scope.now} />
    </Box>
  );
}

function StageCell({ startup, now }: { readonly startup: Startup; readonly now: Date }) {
  const stage = stageOf(startup, startup.later_until !== undefined);
  if (stage === 'new') return <>{EMPTY_VALUE}</>;
  return (
    <span title={startup.later_until && `Until ${formatShortDate(startup.later_until, now)}`}>
      <StageBadge stage={stage} />
    </span>
  );
}

function Assignee({ work, ownId }: { readonly work: Work | undefined; readonly ownId: string | undefined }) {
  if (!work?.assignee) return <>{EMPTY_VALUE}</>;
  return <Initials name={work.assignee} isOwn={work.assignee_id === ownId} isAlone />;
}

const DUE_COLORS = { ahead: 'text.secondary', today: 'warning.main', over: 'error.main' } as const;

function Step({ work, now }: { readonly work: Work | undefined; readonly now: Date }) {
  if (!work?.step) return <>{EMPTY_VALUE}</>;
  const due = work.due === null ? null : dueText(work.due, now);
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', minWidth: 0 }}>
      <Box component="span" title={work.step} sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {work.step}
      </Box>
      {due && (
        <Box component="span" sx={{ color: DUE_COLORS[due.state] }}>
          {due.text}
        </Box>
      )}
    </Box>
  );
}

const NAME = {
  all: 'unset',
  cursor: 'pointer',
  fontWeight: 550,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  scrollMargin: '176px 0 88px',
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
    borderRadius: '2px',
  },
};
