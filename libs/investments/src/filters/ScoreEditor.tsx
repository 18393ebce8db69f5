import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { isScore, useReadFilterValuesQuery, type ListQuery } from '@vaglio/startups-data';
import { Field, formatCount, TABULAR, VisuallyHidden } from '@vaglio/ui';
import { scoreRange } from '../list/bounds-text';
import { EditorForm } from './EditorForm';
import { valuesArg } from './filter-values-arg';

interface ScoreEditorProps {
  readonly query: ListQuery;
  /** @param from lower bound; '' if there is no bound */
  readonly onApply: (from: string, below: string) => void;
}

/**
 * Editor of the score filter. The user enters up to two bounds or selects a predefined range, which shows its number of
 * startups.
 */
export function ScoreEditor({ query, onApply }: ScoreEditorProps) {
  const [from, setFrom] = useState(query.score_from);
  const [below, setBelow] = useState(query.score_below);
  const [isChecked, setIsChecked] = useState(false);
  const { data } = useReadFilterValuesQuery(
    valuesArg({ ...query, score_from: '', score_below: '' }, 'score', ''),
  );
  const bands = (data?.items ?? []).filter(({ count }) => count > 0);
  const [least, end] = [boundOf(from), boundOf(below)];
  const problem = problemOf(least, end);
  const shown = isChecked ? problem : null;
  const submit = () => {
    setIsChecked(true);
    if (problem === null) onApply(least, end);
  };
  return (
    <EditorForm onApply={submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, p: 3, pb: 1 }}>
        <Field
          label="From"
          value={from}
          onChange={setFrom}
          error={shown?.bound === 'from' ? shown.text : null}
          inputMode="decimal"
          autoFocus
        />
        <Field
          label="Below"
          value={below}
          onChange={setBelow}
          error={shown?.bound === 'below' ? shown.text : null}
          inputMode="decimal"
        />
      </Box>
      {bands.length > 0 && (
        <Box component="ul" aria-label="Startups by score" sx={LIST}>
          {bands.map(({ value, count }) => {
            const [start = '', stop = ''] = value.split(',');
            return (
              <li key={value}>
                <ButtonBase onClick={() => onApply(start, stop)} sx={ROW}>
                  <span>{scoreRange({ ...query, score_from: start, score_below: stop })}</span>
                  <Box component="span" sx={[TABULAR, { color: 'muted' }]}>
                    <VisuallyHidden>, </VisuallyHidden>
                    {formatCount(count)}
                  </Box>
                </ButtonBase>
              </li>
            );
          })}
        </Box>
      )}
    </EditorForm>
  );
}

/** Converts a typed bound to a query parameter. Blanks are trimmed, and a decimal comma becomes a point. */
function boundOf(typed: string): string {
  return typed.trim().replace(',', '.');
}

const NO_SCORE = 'Enter a number with at most four decimals, such as 6.5.';

function problemOf(from: string, below: string): { bound: 'from' | 'below'; text: string } | null {
  if (from !== '' && !isScore(from)) return { bound: 'from', text: NO_SCORE };
  if (below !== '' && !isScore(below)) return { bound: 'below', text: NO_SCORE };
  const isEmpty = from !== '' && below !== '' && Number(below) <= Number(from);
  return isEmpty ? { bound: 'below', text: 'Enter a number greater than From.' } : null;
}

const LIST = { m: 0, p: 1, listStyle: 'none', maxHeight: 260, overflowY: 'auto' };
const ROW = {
  width: '100%',
  minHeight: { xs: 44, md: 32 },
  px: 2,
  justifyContent: 'space-between',
  font: 'inherit',
  borderRadius: '6px',
  '&:hover': { bgcolor: 'sunken' },
};
