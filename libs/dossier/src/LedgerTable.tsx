import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { compareLines, shownStatus, type ShownStatus } from '@vaglio/award-scoring';
import type { LedgerLine } from '@vaglio/contract';
import { formatScore, scoreDecimals } from '@vaglio/ui';
import { HEADING, TABLE } from './document-style';
import { groupText } from './document-text';

const STATUS: Readonly<Record<ShownStatus, string>> = {
  counted: 'Counted',
  no_weight: 'Weight 0',
  superseded: 'Superseded',
  not_weighted: 'Not weighted',
};
/** Maximum number of decimals. Amounts are printed exactly, so that readers can verify the total. */
const MAX_DECIMALS = 4;

interface LedgerTableProps {
  readonly lines: readonly LedgerLine[];
  readonly score: number;
}

/**
 * Calculation of the score. Counted awards come first, then superseded awards with the reason, then awards without a
 * weight.
 */
export function LedgerTable({ lines, score }: LedgerTableProps) {
  const decimals = scoreDecimals([score, ...lines.map(({ weight }) => weight)], MAX_DECIMALS);
  return (
    <section>
      <Box component="h2" sx={HEADING}>
        Score
      </Box>
      <Table aria-label="Score" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '35%' }}>Award</TableCell>
            <TableCell>Group and rule</TableCell>
            <TableCell>Status</TableCell>
            <TableCell className="number">Weight</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.toSorted(compareLines).map((line) => (
            <TableRow key={line.award} className={shownStatus(line) === 'counted' ? undefined : 'second'}>
              <TableCell component="th" scope="row" sx={shownStatus(line) === 'counted' ? undefined : PLAIN}>
                {line.award}
              </TableCell>
              <TableCell className="second">{groupText(line)}</TableCell>
              <TableCell>{STATUS[shownStatus(line)]}</TableCell>
              <TableCell className="number">
                {line.status === 'not_weighted' ? (
                  'not weighted'
                ) : line.status === 'superseded' ? (
                  <s>{formatScore(line.weight, decimals)}</s>
                ) : (
                  formatScore(line.weight, decimals)
                )}
              </TableCell>
            </TableRow>
          ))}
          <TableRow sx={{ '& > *': { fontWeight: '600 !important' } }}>
            <TableCell component="th" scope="row" colSpan={3}>
              Score
            </TableCell>
            <TableCell className="number">{formatScore(score, decimals)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </section>
  );
}

const PLAIN = { fontWeight: '400 !important' };
