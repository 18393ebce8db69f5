import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatCount, scoreDecimals } from '@vaglio/ui';
import { placeText, scoreText, type NamedEffect } from './effect-lists';

const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: 220, overflowY: 'auto' };
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  py: 1,
  borderTop: 1,
  borderColor: 'border',
  typography: 'body2',
};

/** List of the first affected startups, with their old and new ranks and scores. */
export function EffectNames({ named: { title, total, rows } }: { readonly named: NamedEffect }) {
  const id = useId();
  const decimals = scoreDecimals(rows.flatMap(({ old_score, new_score }) => [old_score, new_score]));
  const more = total - rows.length;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1 }}>
        {title} ({formatCount(total)})
      </Typography>
      {total === 0 && <Box sx={{ typography: 'body2', color: 'muted' }}>None</Box>}
      {rows.length > 0 && (
        // The list is focusable, so that it can be scrolled with the keyboard.
        <Box component="ul" tabIndex={0} aria-labelledby={id} sx={LIST}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={LINE}>
              <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}>
                {row.company_name}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {placeText(row)}, {scoreText(row, decimals)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {more > 0 && (
        <Box sx={{ typography: 'caption', color: 'muted', pt: 1 }}>
          and {formatCount(more)} more, all in the file
        </Box>
      )}
    </Box>
  );
}
