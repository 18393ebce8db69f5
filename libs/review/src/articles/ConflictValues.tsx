import Box from '@mui/material/Box';
import type { ReviewValue } from '@vaglio/contract';
import { presentText } from './present-text';

/** Both values of a conflict: the article's value, and the value from a user or an import. */
export function ConflictValues({ value }: { readonly value: ReviewValue }) {
  const { text, present } = value;
  return (
    <Box component="dl" sx={LIST}>
      <dt>Article</dt>
      <dd>
        <b>{text}</b>
      </dd>
      <dt>Present</dt>
      <dd>
        <b>{present?.text ?? '–'}</b>
        {present?.origin && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {presentText(present.origin)}
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
