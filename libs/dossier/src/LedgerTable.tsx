import Box from '@mui/material/Box';
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
      <Box component="table" aria-label="Score" sx={TABLE}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ width: '35%' }}>
              Award
            </Box>
            <th scope="col">Group and rule</th>
            <th scope="col">Status</th>
            <th scope="col" className="number">
              Weight
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.toSorted(compareLines).map((line) => (
            <tr key={line.award} className={shownStatus(line) === 'counted' ? undefined : 'second'}>
              <Box component="th" scope="row" sx={shownStatus(line) === 'counted' ? undefined : PLAIN}>
                {line.award}
              </Box>
              <td className="second">{groupText(line)}</td>
              <td>{STATUS[shownStatus(line)]}</td>
              <td className="number">
                {line.status === 'not_weighted' ? (
                  'not weighted'
                ) : line.status === 'superseded' ? (
                  <s>{formatScore(line.weight, decimals)}</s>
                ) : (
                  formatScore(line.weight, decimals)
                )}
              </td>
            </tr>
          ))}
          <Box component="tr" sx={{ '& > *': { fontWeight: '600 !important' } }}>
            <th scope="row" colSpan={3}>
              Score
            </th>
            <td className="number">{formatScore(score, decimals)}</td>
          </Box>
        </tbody>
      </Box>
    </section>
  );
}

const PLAIN = { fontWeight: '400 !important' };
