import Box from '@mui/material/Box';
import { fromWords } from '@vaglio/ui';
import type { ReviewValue } from '../endpoints.gen';
import { readable } from './value-fields';
import { saidOn } from './said-on';

/** Both values of a conflict: what the article says, and what a person or an import says. */
export function ConflictValues({ value }: { readonly value: ReviewValue }) {
  const { text, present } = value;
  const origin = present?.origin ?? null;
  const when = origin && saidOn(origin);
  return (
    <Box component="dl" sx={LIST}>
      <dt>Article</dt>
      <dd>
        <b>{readable(value, text)}</b>
      </dd>
      <dt>Present</dt>
      <dd>
        <b>{present ? readable(value, present.text) : '–'}</b>
        {origin && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {fromWords(origin)}
            {when !== null && `, ${when}`}
            {origin.note !== null && `: “${origin.note}”`}
          </Box>
        )}
      </dd>
    </Box>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  m: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
  '& b': { fontWeight: 620 },
};
