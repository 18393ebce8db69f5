import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { compareLines, shownStatus, type ShownStatus } from '@vaglio/award-scoring';
import type { LedgerLine, ScoreLedger } from '@vaglio/contract';
import { Badge, formatScore, scoreDecimals, TABULAR, type BadgeTone } from '@vaglio/ui';
import { reasonOf, STATUS_LABELS } from './ledger-text';

const TONES: Readonly<Record<ShownStatus, BadgeTone>> = {
  counted: 'green',
  no_weight: 'outline',
  superseded: 'neutral',
  not_weighted: 'outline',
};

/** Maximum number of decimals. All decimals are shown, so that users can verify the sum. */
const MAX_DECIMALS = 4;

interface LedgerTableProps {
  readonly ledger: ScoreLedger;
  readonly caption: string;
  /** Returns a function that opens the quote of an award. It is null for an award without a quote. */
  readonly sentenceOf: (award: string) => (() => void) | null;
}

/** Table with the status and weight of each award. The total equals the score. */
export function LedgerTable({ ledger, caption, sentenceOf }: LedgerTableProps) {
  const decimals = scoreDecimals([ledger.score, ...ledger.lines.map(({ weight }) => weight)], MAX_DECIMALS);
  return (
    <Table sx={TABLE}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          <TableCell>Award</TableCell>
          <TableCell>Status</TableCell>
          <TableCell data-numbers>Weight</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ledger.lines.toSorted(compareLines).map((line) => (
          <LedgerRow key={line.award} line={line} decimals={decimals} onSentence={sentenceOf(line.award)} />
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            Score
          </TableCell>
          <TableCell colSpan={2} data-numbers>
            {formatScore(ledger.score, decimals)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function LedgerRow({
  line,
  decimals,
  onSentence,
}: {
  readonly line: LedgerLine;
  readonly decimals: number;
  readonly onSentence: (() => void) | null;
}) {
  const { award, weight } = line;
  const status = shownStatus(line);
  const reason = reasonOf(line);
  const text = formatScore(weight, decimals);
  const isCounted = status === 'counted';
  return (
    <TableRow
      data-counted={isCounted || undefined}
      sx={{ color: isCounted ? 'text.primary' : 'text.secondary' }}
    >
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {award}
        {onSentence && (
          <Button
            size="small"
            variant="text"
            sx={{ ml: 2 }}
            aria-label={`Quote for ${award}`}
            onClick={onSentence}
          >
            Sentence
          </Button>
        )}
        {reason !== null && <Box sx={{ typography: 'body2', fontWeight: 400, color: 'muted' }}>{reason}</Box>}
      </TableCell>
      <TableCell>
        <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
      </TableCell>
      <TableCell data-numbers sx={{ color: isCounted ? 'text.primary' : 'muted' }}>
        {status === 'superseded' ? <del>{text}</del> : text}
      </TableCell>
    </TableRow>
  );
}

const LINE = '1px solid var(--mui-palette-border)';
const TABLE = {
  textAlign: 'left',
  '& caption': { textAlign: 'left', px: { xs: 4, sm: 6 }, pb: 4, color: 'text.secondary' },
  '& th, & td': { px: { xs: 2, sm: 3 }, py: '9px', verticalAlign: 'top', typography: 'body1' },
  '& th:first-of-type': { pl: { xs: 4, sm: 6 } },
  '& thead th:first-of-type': { width: '100%' },
  '& td[data-numbers]': TABULAR,
  '& [data-numbers]': { textAlign: 'right', pr: { xs: 4, sm: 6 }, whiteSpace: 'nowrap' },
  '& thead th': {
    py: 2,
    typography: 'caption',
    fontWeight: 550,
    color: 'text.secondary',
    bgcolor: 'sunken',
    borderTop: LINE,
  },
  '& tbody tr + tr': { borderTop: LINE },
  '& [data-counted] th': { fontWeight: 550 },
  // In a long table, the total remains visible.
  '& tfoot > tr > *': {
    position: 'sticky',
    bottom: 0,
    bgcolor: 'raised',
    boxShadow: 'inset 0 1px 0 var(--mui-palette-border)',
    fontWeight: 600,
  },
  '& tfoot td': { typography: 'cardTitle' },
};
