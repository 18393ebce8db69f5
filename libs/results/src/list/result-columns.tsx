import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
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

/** Phone layout of a startup. */
export const STACKED_RESULT: StackedFields = {
  title: 'company_name',
  figure: 'score',
  lines: [['sector', 'canton', 'founding_year'], ['state']],
  actions: 'actions',
};

/**
 * Text column with a muted en dash for missing values. Cells without a custom element keep their ellipsis and tooltip.
 */
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
  sortable: true,
  width: 86,
  valueGetter: (_value, row) => scoreOf(row),
  valueFormatter: (score: number | undefined) => formatScore(score, decimals),
});

/** Returns the column with the origin of a row. A click opens the sources if the server stores quotes for the row. */
const originColumn = (onSources: (row: ListedStartup) => void): Column => ({
  ...text,
  field: 'origin',
  headerName: 'Origin',
  width: 80,
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

/** Properties and actions of the displayed rows. */
interface RowsShown {
  /** True if curation skips at least one of the rows. */
  readonly isStateful: boolean;
  /** True if the rows wait for a review. The columns that matter for the decision then come first. */
  readonly isWaiting: boolean;
  readonly selection: Selection | undefined;
  readonly onSources: (row: ListedStartup) => void;
  /** Opens all values of a row. */
  readonly onOpen: (row: ListedStartup) => void;
  readonly actions: RowActions;
}

/**
 * Returns the columns of a tab.
 * @param now current time, for relative times in tooltips
 * @param decimals number of decimals of all scores in the list
 */
export function resultColumns(
  tab: ListTab,
  now: Date,
  decimals: number,
  { isStateful, isWaiting, selection, onSources, onOpen, actions }: RowsShown,
): readonly Column[] {
  const hasActions = Object.values(actions).some((action) => action !== undefined);
  const columns: readonly Column[] = [
    ...(selection ? [selectColumn(selection)] : []),
    {
      ...text,
      field: 'company_name',
      headerName: 'Company',
      sortable: true,
      flex: 1.5,
      minWidth: 164,
      display: 'flex',
      renderCell: ({ row }) => (
        <ButtonBase aria-haspopup="dialog" title={row.company_name} onClick={() => onOpen(row)} sx={NAME}>
          {row.company_name}
        </ButtonBase>
      ),
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
    { ...number, field: 'founding_year', headerName: 'Founded', sortable: true, width: 100 },
    {
      ...number,
      field: 'raised_money',
      headerName: 'Raised money (CHF)',
      // The header shows the default currency, and cells show any other currency. The width fits amounts of nine
      // digits.
      width: 172,
      valueFormatter: (amount: number | null, { raised_currency }) =>
        raised_currency && raised_currency !== DEFAULT_CURRENCY
          ? formatMoney(amount, raised_currency)
          : formatAmount(amount),
    },
    {
      field: 'awards',
      headerName: 'Awards',
      width: 144,
      valueGetter: (_value, row) => awardNames(row),
      renderCell: ({ row }) => <AwardsCell awards={awardNames(row)} />,
    },
    ...(tab === 'curated' ? [scoreColumn(decimals)] : []),
    {
      ...number,
      field: 'article_date',
      headerName: 'Article date',
      sortable: true,
      width: 116,
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

const NAME = {
  font: 'inherit',
  fontWeight: 550,
  justifyContent: 'flex-start',
  textAlign: 'left',
  minWidth: 0,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { md: 'nowrap' },
  '&:hover': { color: 'primary.main' },
};

/** Column widths in a table with the state column. They keep the action buttons visible at 1440 px. */
const BESIDE_STATE: Readonly<Record<string, { readonly width?: number; readonly minWidth?: number }>> = {
  company_name: { minWidth: 136 },
  founder: { minWidth: 98 },
  sector: { width: 100 },
  raised_money: { width: 142 },
  awards: { width: 108 },
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
