import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Check, X } from 'lucide-react';
import type { ComparedField, TrialArticle } from '@vaglio/contract';
import { EMPTY_VALUE, Icon, VisuallyHidden } from '@vaglio/ui';
import { changeOf, FIELD_LABELS, goldenText, type Change } from './field-text';

interface CompareTableProps {
  readonly article: TrialArticle;
  readonly base: string;
  readonly candidate: string;
  readonly isChangedOnly: boolean;
  /** Side that phones show next to the golden set. null shows both sides. */
  readonly only: 'base' | 'candidate' | null;
}

/** Table with the values that both versions extracted from an article, next to the golden set. */
export function CompareTable({ article, base, candidate, isChangedOnly, only }: CompareTableProps) {
  const companies = article.companies
    .map(({ name, fields }) => ({
      name,
      fields: isChangedOnly ? fields.filter(({ is_changed }) => is_changed) : fields,
    }))
    .filter(({ fields }) => fields.length > 0);
  if (companies.length === 0) return <Box sx={{ px: 5, py: 4, color: 'muted' }}>{emptyText(article)}</Box>;
  const columns = 2 + (only === null ? 2 : 1);
  return (
    <Table aria-label={article.title} sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          {only !== 'candidate' && <TableCell>{base}</TableCell>}
          {only !== 'base' && <TableCell>{candidate}</TableCell>}
          <TableCell>Golden set</TableCell>
        </TableRow>
      </TableHead>
      {companies.map(({ name, fields }) => (
        <TableBody key={name}>
          <TableRow>
            <TableCell component="th" scope="rowgroup" colSpan={columns} sx={COMPANY}>
              {name}
            </TableCell>
          </TableRow>
          {fields.map((field) => (
            <TableRow key={field.field}>
              <TableCell component="th" scope="row">
                {FIELD_LABELS[field.field]}
              </TableCell>
              {only !== 'candidate' && <Value text={field.base} isRight={field.base_right} change="same" />}
              {only !== 'base' && (
                <Value text={field.candidate} isRight={field.candidate_right} change={changeOf(field)} />
              )}
              <Golden field={field} />
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

function emptyText({ state, error, companies }: TrialArticle): string {
  if (state === 'failed') return error ?? 'This article could not be read.';
  if (state === 'waiting') return 'This article has not been read yet.';
  return companies.length === 0
    ? 'Neither version found a startup in this article.'
    : 'Nothing changed in this article.';
}

interface ValueProps {
  readonly text: string | null;
  readonly isRight: boolean | null;
  readonly change: Change;
}

const GROUNDS = { better: 'greenSoft', worse: 'redSoft', other: 'neutralSoft', same: undefined } as const;
const CHANGE_LABELS = { better: 'became right', worse: 'became wrong', other: 'changed', same: '' } as const;

function Value({ text, isRight, change }: ValueProps) {
  return (
    <TableCell sx={{ bgcolor: GROUNDS[change] }}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <Box component="span" sx={text === null ? { color: 'muted' } : undefined}>
          {text ?? EMPTY_VALUE}
        </Box>
        {isRight !== null && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', color: isRight ? 'success.main' : 'error.main' }}
          >
            <Icon of={isRight ? Check : X} size={14} />
            <VisuallyHidden>{isRight ? 'right' : 'wrong'}</VisuallyHidden>
          </Box>
        )}
        {change !== 'same' && <VisuallyHidden>{CHANGE_LABELS[change]}</VisuallyHidden>}
      </Box>
    </TableCell>
  );
}

function Golden({ field }: { readonly field: ComparedField }) {
  return <TableCell sx={{ color: 'text.secondary' }}>{goldenText(field) ?? EMPTY_VALUE}</TableCell>;
}

const TABLE = {
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    px: 3,
    py: '10px',
    borderBottom: 1,
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& th:first-of-type': { pl: 5, width: 104 },
  '& tbody th[scope="row"]': { fontWeight: 400, color: 'text.secondary' },
  '& thead th': {
    bgcolor: 'sunken',
    fontSize: '0.75rem',
    fontWeight: 550,
    color: 'text.secondary',
    py: '9px',
  },
};
const COMPANY = {
  fontWeight: 600,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-sunken) 45%, transparent)',
};
