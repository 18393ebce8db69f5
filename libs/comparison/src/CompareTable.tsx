import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Icon, StartupBadges, TABULAR, VisuallyHidden } from '@vaglio/ui';
import { compareBlocks, type CompareCell, type CompareRow } from './compare-rows';
import type { ComparedStartup } from './endpoints.gen';

interface CompareTableProps {
  readonly items: readonly ComparedStartup[];
  readonly now: Date;
  readonly isOnlyDifferences: boolean;
  readonly onRemove: (id: string) => void;
  /** The search part of the address of a startup in its list. */
  readonly searchOf: (id: string) => string;
}

/** A column for each startup under a head that stays; rows that differ carry a sign and a text. */
export function CompareTable({ items, now, isOnlyDifferences, onRemove, searchOf }: CompareTableProps) {
  const blocks = compareBlocks(items);
  const hidden = blocks.flatMap(({ rows }) => rows).filter(({ differs }) => !differs).length;
  return (
    <>
      <Box tabIndex={0} role="group" aria-label="Comparison" sx={FRAME}>
        <Box component="table" aria-label="Comparison" sx={TABLE}>
          <thead>
            <tr>
              <Box component="td" sx={{ color: 'muted', verticalAlign: 'bottom' }}>
                <span aria-hidden="true">≠</span> differs between them
              </Box>
              {items.map(({ startup }) => (
                <Box component="th" scope="col" key={startup.id}>
                  <Box sx={{ display: 'flex', gap: 2 }}>
                    <Box sx={{ flex: 1, typography: 'h2', overflowWrap: 'anywhere' }}>
                      {startup.company_name}
                    </Box>
                    <IconButton
                      size="small"
                      aria-label={`Remove ${startup.company_name}`}
                      title="Remove"
                      onClick={() => onRemove(startup.id)}
                    >
                      <Icon of={X} />
                    </IconButton>
                  </Box>
                  <Box sx={{ color: 'text.secondary', fontWeight: 400, mb: 2 }}>Rank {startup.rank}</Box>
                  <StartupBadges startup={startup} now={now} />
                  <Box sx={{ mt: 2 }}>
                    <Link component={RouterLink} to={{ search: searchOf(startup.id) }}>
                      Open
                    </Link>
                  </Box>
                </Box>
              ))}
            </tr>
          </thead>
          {blocks.map(({ title, rows }) => (
            <tbody key={title}>
              <Box component="tr" sx={{ bgcolor: 'sunken' }}>
                <th scope="rowgroup" colSpan={items.length + 1}>
                  {title}
                </th>
              </Box>
              {rows
                .filter(({ differs }) => differs || !isOnlyDifferences)
                .map((row) => (
                  <Row key={row.key} row={row} />
                ))}
            </tbody>
          ))}
        </Box>
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
    <Box component="tr" sx={differs ? undefined : { color: 'muted' }}>
      <th scope="row">
        {label}
        {differs && (
          <Box component="span" sx={{ ml: 2, color: 'primary.main' }}>
            <span aria-hidden="true">≠</span>
            <VisuallyHidden>differs</VisuallyHidden>
          </Box>
        )}
      </th>
      {cells.map((cell, index) => (
        // A cell is that of the startup in its column.
        <Box component="td" key={index} sx={isNumber ? undefined : { whiteSpace: 'pre-line' }}>
          {isNumber ? <Weight {...cell} isTotal={key === 'score'} /> : cell.text}
        </Box>
      ))}
    </Box>
  );
}

/** Weights of a column share one right edge; why one does not count is beside it. */
function Weight({ text, struck, isTotal }: CompareCell & { readonly isTotal: boolean }) {
  const isWords = struck === undefined && /\p{L}/u.test(text);
  if (isWords) return text;
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

const FRAME = {
  overflowX: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
};
const NUMBER = { ...TABULAR, display: 'inline-block', minWidth: 60, textAlign: 'right' };
const TOTAL = { ...NUMBER, typography: 'h2' };
const TABLE = {
  width: '100%',
  tableLayout: { md: 'fixed' },
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  textAlign: 'left',
  '& th, & td': {
    px: { xs: 2, md: 4 },
    py: '9px',
    // On a phone two startups have room beside the first column.
    minWidth: { xs: 124, md: 150 },
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& th[scope=rowgroup]': { fontWeight: 600 },
  // The first column stays while the others move sideways.
  '& thead td, & th[scope=row]': {
    position: 'sticky',
    left: 0,
    bgcolor: 'inherit',
    width: { md: 232 },
    minWidth: { xs: 96, md: 150 },
  },
  '& tr': { bgcolor: 'background.paper' },
};
