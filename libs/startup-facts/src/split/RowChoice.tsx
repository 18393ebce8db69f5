import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { StartupRow } from '@vaglio/contract';
import { originText } from '../facts/origin-text';
import { valueText } from '../facts/value-kind';
import { mayLeave, type SplitChoice } from './split-order';

interface RowChoiceProps {
  readonly rows: readonly StartupRow[];
  readonly choice: SplitChoice;
  readonly onChange: (choice: SplitChoice) => void;
}

/** Checkbox list of a startup's rows, with values that distinguish them. Checked rows are split off. */
export function RowChoice({ rows, choice, onChange }: RowChoiceProps) {
  const turn = (id: string) => {
    const leaving = new Set(choice.leaving);
    if (!leaving.delete(id)) leaving.add(id);
    onChange({ ...choice, leaving, names: [] });
  };
  return (
    <Box component="ul" aria-label="Rows" sx={LIST}>
      {rows.map((row) => (
        <li key={row.id}>
          <OneRow
            row={row}
            isLeaving={choice.leaving.has(row.id)}
            isFixed={!mayLeave(row, choice, rows)}
            onToggle={() => turn(row.id)}
          />
        </li>
      ))}
    </Box>
  );
}

interface OneRowProps {
  readonly row: StartupRow;
  readonly isLeaving: boolean;
  /** True if the row cannot be split off, or is the last row that would remain. */
  readonly isFixed: boolean;
  readonly onToggle: () => void;
}

function OneRow({ row, isLeaving, isFixed, onToggle }: OneRowProps) {
  const id = useId();
  const now = useNow();
  const canton = row.canton && valueText('canton', row.canton, null);
  const facts = [row.website, canton, row.founding_year, ...row.founders, ...row.money].filter(
    (value) => value !== null,
  );
  return (
    <Box component="label" htmlFor={id} sx={ROW}>
      <Checkbox
        id={id}
        checked={isLeaving}
        disabled={isFixed}
        onChange={onToggle}
        slotProps={{ input: { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-about` } }}
        sx={{ p: 1 }}
      />
      <Box component="span" sx={{ display: 'grid', flex: 1, minWidth: 0, gap: '2px' }}>
        <Box component="span" id={`${id}-name`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {row.company_name || 'Values from before'}
        </Box>
        <Box component="span" id={`${id}-about`} sx={ABOUT}>
          <span>{originText(row.origin, now).long}</span>
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
          {row.awards.length > 0 && <span>{row.awards.join(', ')}</span>}
          {row.stays_because !== null && <span>Stays. {row.stays_because}</span>}
        </Box>
      </Box>
    </Box>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  '& > li + li': { borderTop: 1, borderColor: 'border' },
} as const;
const ROW = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  minHeight: 44,
  p: '8px 12px',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'sunken' },
} as const;
const ABOUT = {
  display: 'grid',
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
