import Box from '@mui/material/Box';
import { useNow } from '../use-now';
import { lastRunWords, nextRunWords } from './run-words';
import type { ScraperConfig } from './scraper-config';

/** What the last run brought and when the next is due; only what the server says. */
export function RunFacts({ config }: { readonly config: ScraperConfig }) {
  const now = useNow();
  const { lastRun, nextRunAt } = config;
  if (lastRun === undefined && nextRunAt === undefined) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        gap: '4px 16px',
        m: 0,
        mt: 5,
        '& dt': { color: 'muted' },
        '& dd': { m: 0 },
      }}
    >
      {lastRun !== undefined && (
        <>
          <dt>Last run</dt>
          <dd>{lastRunWords(lastRun, now)}</dd>
        </>
      )}
      {nextRunAt !== undefined && (
        <>
          <dt>Next run</dt>
          <dd>{nextRunWords(config, now)}</dd>
        </>
      )}
    </Box>
  );
}
