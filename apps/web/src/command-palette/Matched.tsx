import Box from '@mui/material/Box';
import { matchOf } from './match-of';

/** A text with the part that was typed in colour. */
export function Matched({ text, q }: { readonly text: string; readonly q: string }) {
  const match = matchOf(text, q);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <Box component="span" sx={{ color: 'primary.main' }}>
        {text.slice(match.start, match.end)}
      </Box>
      {text.slice(match.end)}
    </>
  );
}
