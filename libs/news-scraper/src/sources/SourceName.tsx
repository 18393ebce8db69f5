import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NewsSource } from '../endpoints.gen';
import { addressWords } from './source-health';

interface SourceNameProps {
  readonly source: NewsSource;
  /** The last error takes the address's place. */
  readonly hasError: boolean;
}

/** Two lines in one cell: the name, and its address or what is wrong with it. */
export function SourceName({ source: { name, url, last_error }, hasError }: SourceNameProps) {
  const error = hasError ? last_error : null;
  const below = error ?? addressWords(url);
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
      <Typography component="div" variant="body2" noWrap title={name} sx={{ fontWeight: 550, lineHeight: 'inherit' }}>{name}</Typography>
      <Typography component="div" variant="caption" noWrap title={below} sx={{ color: error === null ? 'muted' : 'error.main', lineHeight: 'inherit' }}>{below}</Typography>
    </Box>
  );
}
