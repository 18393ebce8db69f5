import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DEFAULT_CURRENCY } from '@vaglio/startups-domain';
import {
  EMPTY_VALUE,
  formatAmount,
  formatDate,
  formatMoney,
  formatRelative,
  formatScore,
  RIGHT_COLUMN,
  type StackedFields,
  type TableColumn,
} from '@vaglio/ui';
import { actionsColumn, type RowActions } from './actions-column';
import { AwardsCell } from './AwardsCell';
import type { ListTab } from './results-view';
import {
  awardNames,
  cantonText,
  founderOf,
  hasSources,
  originText,
  scoreOf,
  sectorText,
} from './startup-cells';
import { selectColumn, type Selection } from './select-column';
import { STATE_COLUMN } from './state-column';
import type { ListedStartup } from './use-result-pages';

type Column = TableColumn<ListedStartup>;

/** On a phone. */
export const STACKED_RESULT: StackedFields = {
  title: 'company_name',
  figure: 'score',
  lines: [['sector', 'canton', 'founding_year'], ['state']],
  actions: 'actions',
};

/** A text, or an en dash in muted where there is none. A cell that draws nothing itself keeps its ellipsis and tooltip. */
const text = {
  display: 'text',
  valueFormatter: (value: unknown) =>
    value === null || value === undefined || value === '' ? EMPTY_VALUE : String(value),
  renderCell: ({ formattedValue }) =>
    formattedValue === EMPTY_VALUE ? <Muted>{EMPTY_VALUE}</Muted> : undefined,
} satisfies Partial<Column>;

const number = { ...text, ...RIGHT_COLUMN } satisfies Partial<Column>;

const scoreColumn = (decimals: number): Column => ({
  ...number,
  field: 'score',
  headerName: 'Score',
  width: 80,
  valueGetter: (_value, row) => scoreOf(row),
  valueFormatter: (score: number | undefined) => formatScore(score, decimals),
});

/** A row whose quotes the server keeps opens its sources. */
const originColumn = (onSources: (row: ListedStartup) => void): Column => ({
  ...text,
  field: 'origin',
  headerName: 'Origin',
  width: 92,
  valueGetter: (_value, row) => originText(row),
  renderCell: ({ row, formattedValue }) =>
    hasSources(row) ? (
      <Button
        size="small"
        variant="text"
        sx={{ ml: -2 }}
        aria-label={`Sources of ${row.company_name}`}
        onClick={() => onSources(row)}
      >
        {formattedValue}
      </Button>
    ) : (
      <Muted>{formattedValue}</Muted>
    ),
});

/** What the rows of the page need, and what can be done with them. */
interface RowsShown {
  /** Whether curation passes over one of them. */
  readonly isStateful: boolean;
  /** Only rows that wait: what decides about them comes first, the rest is in their sources. */
  readonly isWaiting: boolean;
  readonly selection: Selection | undefined;
  readonly onSources: (row: ListedStartup) => void;
  readonly actions: RowActions;
}

/**
 * Columns of a tab.
 * @param now for the tooltips of dates: how long ago
 * @param decimals of all scores of the list
 */
export function resultColumns(
  tab: ListTab,
  now: Date,
  decimals: number,
  { isStateful, isWaiting, selection, onSources, actions }: RowsShown,
): readonly Column[] {
  const hasActions = Object.values(actions).some((action) => action !== undefined);
  const columns: readonly Column[] = [
    ...(selection ? [selectColumn(selection)] : []),
    {
      ...text,
      field: 'company_name',
      headerName: 'Company',
      flex: 1.5,
      minWidth: 170,
    },
    ...(isStateful ? [STATE_COLUMN] : []),
    {
      ...text,
      field: 'founder',
      headerName: 'Founder',
      flex: 1.2,
      minWidth: 116,
      valueGetter: (_value, row) => founderOf(row),
    },
    {
      ...text,
      field: 'sector',
      headerName: 'Sector',
      width: 108,
      valueGetter: (_value, { sector }) => sectorText(sector),
    },
    {
      ...text,
      field: 'canton',
      headerName: 'Canton',
      width: 74,
      valueGetter: (_value, { canton }) => cantonText(canton),
    },
    { ...number, field: 'founding_year', headerName: 'Founded', width: 78 },
    {
      ...number,
      field: 'raised_money',
      headerName: 'Raised money (CHF)',
      // The header names the usual currency; another one is shown with its amount, which has room for nine digits.
      width: 172,
      valueFormatter: (amount: number | null, { raised_currency }) =>
        raised_currency && raised_currency !== DEFAULT_CURRENCY
          ? formatMoney(amount, raised_currency)
          : formatAmount(amount),
    },
    {
      field: 'awards',
      headerName: 'Awards',
      width: 156,
      valueGetter: (_value, row) => awardNames(row),
      renderCell: ({ row }) => <AwardsCell awards={awardNames(row)} />,
    },
    ...(tab === 'curated' ? [scoreColumn(decimals)] : []),
    {
      ...number,
      field: 'article_date',
      headerName: 'Article date',
      width: 112,
      valueFormatter: (date: string | null) => formatDate(date),
      renderCell: ({ row: { article_date }, formattedValue }) =>
        formattedValue === EMPTY_VALUE ? (
          <Muted>{EMPTY_VALUE}</Muted>
        ) : (
          <span title={formatRelative(article_date, now)}>{formattedValue}</span>
        ),
    },
    ...(tab === 'raw' ? [originColumn(onSources)] : []),
    ...(hasActions ? [actionsColumn(actions)] : []),
  ];
  if (isWaiting) return columns.filter(({ field }) => !LEFT_OUT_WHILE_WAITING.has(field));
  return isStateful ? columns.map((column) => ({ ...column, ...BESIDE_STATE[column.field] })) : columns;
}

/** Widths that leave room for the state, so that the actions stay in sight at 1440 px. */
const BESIDE_STATE: Readonly<Record<string, { readonly width?: number; readonly minWidth?: number }>> = {
  company_name: { minWidth: 136 },
  founder: { minWidth: 98 },
  sector: { width: 100 },
  raised_money: { width: 150 },
  awards: { width: 124 },
  origin: { width: 78 },
};

const LEFT_OUT_WHILE_WAITING: ReadonlySet<string> = new Set(['founder', 'sector', 'founding_year']);

function Muted({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'muted' }}>
      {children}
    </Box>
  );
}
