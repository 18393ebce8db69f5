import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { EvaluatedField } from '@vaglio/contract';
import { Badge, TABULAR } from '@vaglio/ui';
import { FIELD_LABELS } from '../compare/field-text';
import { changeText, shareText, type FieldRow } from './evaluation-fields';
import { WrongValuesDialog } from './WrongValuesDialog';

interface EvaluationTableProps {
  readonly rows: readonly FieldRow[];
  readonly base: string;
  readonly candidate: string;
  /** Id of the candidate's evaluation, whose wrong values can be opened. null without an evaluation. */
  readonly evaluationId: string | null;
}

/** Table with the precision and recall of both sides per field, their change and the minimum precision. */
export function EvaluationTable({ rows, base, candidate, evaluationId }: EvaluationTableProps) {
  const [wrong, setWrong] = useState<FieldRow['field'] | null>(null);
  return (
    <Box role="region" aria-label="Figures by field" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table aria-label="Evaluation" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Field</TableCell>
            <TableCell colSpan={2} scope="colgroup">
              {base}
            </TableCell>
            <TableCell colSpan={2} scope="colgroup">
              {candidate}
            </TableCell>
            <TableCell rowSpan={2}>F1 change</TableCell>
            <TableCell rowSpan={2}>Precision floor</TableCell>
            <TableCell rowSpan={2}>Gate</TableCell>
          </TableRow>
          <TableRow>
            {['base', 'candidate'].flatMap((side) => [
              <TableCell key={`${side}-p`}>Precision</TableCell>,
              <TableCell key={`${side}-r`}>Recall</TableCell>,
            ])}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.field}>
              <TableCell component="th" scope="row">
                {FIELD_LABELS[row.field]}
              </TableCell>
              <Shares of={row.base} />
              <Shares of={row.candidate} isStrong />
              <TableCell sx={{ color: changeColor(row.change) }}>{changeText(row.change)}</TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>{shareText(row.floor)}</TableCell>
              <TableCell>
                {row.isReached === true && (
                  <Badge tone="green" icon={Check}>
                    Reached
                  </Badge>
                )}
                {row.isReached === false && (
                  <Badge tone="red" icon={CircleAlert}>
                    Below
                  </Badge>
                )}
                {evaluationId !== null && (row.candidate?.wrong ?? 0) > 0 && (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`Show the ${row.candidate?.wrong ?? 0} wrong values of ${FIELD_LABELS[row.field]}`}
                    onClick={() => setWrong(row.field)}
                  >
                    {row.candidate?.wrong} wrong
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {wrong !== null && evaluationId !== null && (
        <WrongValuesDialog evaluationId={evaluationId} field={wrong} onClose={() => setWrong(null)} />
      )}
    </Box>
  );
}

function Shares({
  of,
  isStrong = false,
}: {
  readonly of: EvaluatedField | null;
  readonly isStrong?: boolean;
}) {
  const sx = isStrong ? { fontWeight: 600 } : { color: 'text.secondary' };
  return (
    <>
      <TableCell sx={sx}>{shareText(of?.precision)}</TableCell>
      <TableCell sx={sx}>{shareText(of?.recall)}</TableCell>
    </>
  );
}

function changeColor(change: number | null): string {
  if (change === null || change === 0) return 'text.secondary';
  return change > 0 ? 'success.main' : 'error.main';
}

const TABLE = {
  ...TABULAR,
  minWidth: 640,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& th, & td': { px: 3, py: '7px', textAlign: 'right', borderBottom: 1, borderColor: 'border' },
  '& th:first-of-type, & th:last-of-type, & td:last-of-type': { textAlign: 'left' },
  '& thead tr:nth-of-type(2) th': { textAlign: 'right' },
  '& thead th[scope="colgroup"]': { textAlign: 'center' },
  '& th:first-of-type': { pl: 5 },
  '& thead th': {
    bgcolor: 'sunken',
    fontSize: '0.75rem',
    fontWeight: 550,
    color: 'text.secondary',
    verticalAlign: 'bottom',
  },
  '& tbody th': { fontWeight: 550 },
};
