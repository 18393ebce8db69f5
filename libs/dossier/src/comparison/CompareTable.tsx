import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Plus, TriangleAlert } from 'lucide-react';
import { useNow } from '@vaglio/auth-session';
import type { ComparedStartup, ScoringInForce } from '@vaglio/contract';
import { PointList, TABULAR, VisuallyHidden } from '@vaglio/ui';
import { compareBlocks, SCORE, scoringText, type CompareCell, type CompareRow } from './compare-rows';
import { CompareHead } from './CompareHead';
import type { Manage } from './manage';

interface CompareTableProps {
  readonly items: readonly ComparedStartup[];
  /** Scoring version and threshold, or null if they are unknown. */
  readonly scoring: ScoringInForce | null;
  readonly isOnlyDifferences: boolean;
  readonly manage: Manage;
  readonly onRemove: (id: string) => void;
  /** Returns the address of a startup in the ranked list. */
  readonly addressOf: (id: string) => string;
}

/**
 * Comparison table with a column per startup and a sticky header. Rows with differences have an icon and a text for
 * screen readers.
 */
export function CompareTable(props: CompareTableProps) {
  const { items, scoring, isOnlyDifferences, manage, onRemove, addressOf } = props;
  const blocks = compareBlocks(items, useNow());
  const hidden = blocks.flatMap(({ rows }) => rows).filter(({ differs }) => !differs).length;
  return (
    <>
      <Box data-printed="" tabIndex={0} role="group" aria-label="Comparison" sx={FRAME}>
        <Table aria-label="Comparison" sx={[TABLE, widthFor(items.length)]}>
          <TableHead>
            <TableRow>
              <TableCell component="td" sx={{ color: 'muted', verticalAlign: 'bottom' }}>
                <span aria-hidden="true">≠</span> differs between them
              </TableCell>
              {items.map((item) => (
                <CompareHead
                  key={item.startup.id}
                  item={item}
                  manage={manage}
                  onRemove={onRemove}
                  to={addressOf(item.startup.id)}
                />
              ))}
            </TableRow>
          </TableHead>
          {blocks.map(({ title, rows }) => (
            <TableBody key={title}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={items.length + 1}>
                  {title}
                  {title === SCORE && scoring && (
                    <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'text.secondary' }}>
                      {scoringText(scoring)}
                    </Box>
                  )}
                </TableCell>
              </TableRow>
              {rows
                .filter(({ differs }) => differs || !isOnlyDifferences)
                .map((row) => (
                  <Row key={row.key} row={row} />
                ))}
            </TableBody>
          ))}
        </Table>
      </Box>
      {isOnlyDifferences && hidden > 0 && (
        <Box role="status" sx={{ mt: 3, color: 'muted' }}>
          {hidden} equal {hidden === 1 ? 'row is' : 'rows are'} hidden.
        </Box>
      )}
    </>
  );
}

function Row({ row: { key, label, cells, differs, isNumber } }: { readonly row: CompareRow }) {
  return (
    <TableRow sx={differs ? undefined : { color: 'muted' }}>
      <TableCell component="th" scope="row">
        {label}
        {differs && (
          <Box component="span" sx={{ ml: 2, color: 'primary.main' }}>
            <span aria-hidden="true">≠</span>
            <VisuallyHidden>differs</VisuallyHidden>
          </Box>
        )}
      </TableCell>
      {cells.map((cell, index) => (
        // The index is a stable key, because each cell belongs to the startup in its column.
        <TableCell key={index} sx={isNumber ? undefined : { whiteSpace: 'pre-line' }}>
          {isNumber ? <Weight {...cell} isTotal={key === 'score'} /> : <CellText {...cell} rowKey={key} />}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Text of a cell. Points are displayed as a list, and additional information on a second line. */
function CellText({ text, points, beside, rowKey }: CompareCell & { readonly rowKey: string }) {
  if (points && points.length > 0)
    return rowKey === 'risks' ? (
      <PointList isDense points={points} icon={TriangleAlert} color="warning.main" />
    ) : (
      <PointList isDense points={points} icon={Plus} color="success.main" />
    );
  return (
    <>
      {text}
      {beside && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{beside}</Box>}
    </>
  );
}

/** Weight, aligned with the other weights in its column. A weight that does not count has the reason next to it. */
function Weight({ text, struck, isTotal }: CompareCell & { readonly isTotal: boolean }) {
  const isText = struck === undefined && /\p{L}/u.test(text);
  if (isText) return text;
  return (
    <>
      <Box component="span" sx={isTotal ? TOTAL : NUMBER}>
        {struck ? <s>{struck}</s> : text}
      </Box>
      {struck && (
        <>
          {' '}
          <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.secondary' }}>
            {text}
          </Box>
        </>
      )}
    </>
  );
}

const FIRST = { xs: 96, md: 184, lg: 216 };

/**
 * Returns the minimum width of the table. Next to the first column, a phone shows two startups and a tablet three.
 * Further startups require scrolling.
 */
function widthFor(startups: number) {
  return { minWidth: { xs: FIRST.xs + startups * 127, md: FIRST.md + startups * 176 } };
}

const FRAME = {
  // Wide screens show all columns without scrolling. The header can therefore be sticky below the page's bar.
  overflowX: { xs: 'auto', lg: 'visible' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  '@media print': { overflow: 'visible' },
};
const NUMBER = { ...TABULAR, display: 'inline-block', minWidth: 72, textAlign: 'right' };
const TOTAL = { ...NUMBER, typography: 'h2' };
const TABLE = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  textAlign: 'left',
  '& th, & td': {
    px: { xs: 2, md: 4 },
    py: '9px',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'border',
    overflowWrap: 'anywhere',
    bgcolor: 'background.paper',
  },
  '& th[scope=col], & tbody td': { borderLeft: 1, borderColor: 'border' },
  '& tr:last-of-type > *': { borderBottom: 0 },
  '& tbody:not(:last-of-type) tr:last-of-type > *, & thead tr > *': {
    borderBottom: 1,
    borderColor: 'border',
  },
  '& th[scope=rowgroup]': { fontWeight: 600, bgcolor: 'sunken' },
  // The first column remains visible while the other columns scroll sideways.
  '& thead td, & th[scope=row]': { position: 'sticky', left: 0, zIndex: 1, width: FIRST },
  '& thead > tr > *': { position: { lg: 'sticky' }, top: { lg: 56 }, zIndex: { lg: 2 } },
  '@media print': {
    minWidth: 0,
    '& thead > tr > *': { position: 'static' },
    '& tr': { breakInside: 'avoid' },
  },
};
