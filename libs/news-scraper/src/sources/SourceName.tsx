import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NewsSource } from '../endpoints.gen';
import { addressWords, healthOf, stateWords } from './source-health';

interface SourceNameProps {
  readonly source: NewsSource;
  /** The health of the source is shown below its name, in the address's place. */
  readonly hasState: boolean;
}

/** Two lines in one cell: the name, and its address or how it does. */
export function SourceName({ source, hasState }: SourceNameProps) {
  const below = hasState ? stateWords(source) : addressWords(source.url);
  const isRed = hasState && source.enabled && healthOf(source).tone === 'red';
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
      <Typography
        component="div"
        variant="body2"
        noWrap
        title={source.name}
        sx={{ fontWeight: 550, lineHeight: 'inherit' }}
      >
        {source.name}
      </Typography>
      <Typography
        component="div"
        variant="caption"
        noWrap
        title={below}
        sx={{ color: isRed ? 'error.main' : 'muted', lineHeight: 'inherit' }}
      >
        {below}
      </Typography>
    </Box>
  );
}
