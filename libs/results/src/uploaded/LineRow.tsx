import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { CircleAlert, Pencil, Plus } from 'lucide-react';
import type { Ref } from 'react';
import type { ImportLine } from '@vaglio/contract';
import { Badge } from '@vaglio/ui';
import { LineNotes, type CorrectCell } from './LineNotes';
import { labelOf, outcomeLabel, shownValue, summaryText } from './import-text';

interface LineRowProps {
  readonly line: ImportLine;
  readonly isWritten: boolean;
  /** True for the row that the user selected with the keyboard. */
  readonly isCurrent: boolean;
  readonly rowRef: Ref<HTMLTableRowElement> | undefined;
  /** Undefined if cells can no longer be corrected. */
  readonly onCorrect: CorrectCell | undefined;
}

/** Table row of a line with its number, company, result and changes. */
export function LineRow({ line, isWritten, isCurrent, rowRef, onCorrect }: LineRowProps) {
  const { outcome, company_name } = line;
  return (
    <TableRow
      ref={rowRef}
      tabIndex={-1}
      {...(isCurrent && { 'aria-current': true })}
      sx={isCurrent ? { bgcolor: 'selected' } : undefined}
    >
      <TableCell
        sx={{ textAlign: { md: 'right' }, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="span" sx={{ display: { md: 'none' } }}>
          Line{' '}
        </Box>
        {line.line}
      </TableCell>
      <TableCell sx={company_name === null ? { color: 'text.secondary' } : { fontWeight: 550 }}>
        {company_name ?? 'no name'}
      </TableCell>
      <TableCell>
        <Outcome outcome={outcome} word={outcomeLabel(outcome, isWritten)} />
      </TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>
        <What line={line} onCorrect={onCorrect} />
      </TableCell>
    </TableRow>
  );
}

function Outcome({ outcome, word }: { readonly outcome: ImportLine['outcome']; readonly word: string }) {
  if (outcome === 'unchanged') return <Box sx={{ color: 'text.secondary' }}>{word}</Box>;
  if (outcome === 'create')
    return (
      <Badge tone="accent" icon={Plus}>
        {word}
      </Badge>
    );
  return (
    <Badge tone={outcome === 'failed' ? 'red' : 'neutral'} icon={outcome === 'failed' ? CircleAlert : Pencil}>
      {word}
    </Badge>
  );
}

/** Changes and messages of a line, values that a manual edit protects, and a similar company. */
function What({ line, onCorrect }: Pick<LineRowProps, 'line' | 'onCorrect'>) {
  const { outcome, notes, changes, prevented, looks_like, summary, kept } = line;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {outcome === 'create' && <span>{summaryText(summary)}</span>}
      {changes.map(({ field, before, after }) => (
        <Box component="span" key={`${field} ${after ?? ''}`}>
          {labelOf(field)}{' '}
          {field === 'award' || before === null ? (
            <Box component="ins" sx={{ textDecoration: 'none', color: 'success.main', fontWeight: 550 }}>
              + {shownValue(field, after)}
            </Box>
          ) : (
            <>
              <del>{shownValue(field, before)}</del>{' '}
              <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
                {shownValue(field, after)}
              </Box>
            </>
          )}
        </Box>
      ))}
      {prevented.map(({ field, value, present, by }) => (
        <span key={field}>
          {labelOf(field)} {shownValue(field, value)} not taken: {shownValue(field, present)} set by{' '}
          {by ?? 'somebody'}
        </span>
      ))}
      <LineNotes line={line} onCorrect={onCorrect} />
      {looks_like && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          Looks like {looks_like.company_name}, {looks_like.certainty.toFixed(2)}
        </Box>
      )}
      {kept !== null && (
        <Box component="span" sx={{ color: 'warning.main' }}>
          {kept}
        </Box>
      )}
      {outcome === 'update' && changes.length + prevented.length + notes.length === 0 && (
        <span>No visible changes</span>
      )}
      {outcome === 'unchanged' && notes.length === 0 && <span>–</span>}
    </Box>
  );
}
