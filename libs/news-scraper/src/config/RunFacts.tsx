import Box from '@mui/material/Box';
import type { ScraperConfig } from '@vaglio/contract';
import { useNow } from '../use-now';
import { lastRunText, nextRunText } from './run-text';

/** Results of the last run and time of the next run. Values that the server does not return are omitted. */
export function RunFacts({ config }: { readonly config: ScraperConfig }) {
  const now = useNow();
  const { last_run, next_run_at } = config;
  if (last_run === undefined && next_run_at === undefined) return null;
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
      {last_run !== undefined && (
        <>
          <dt>Last scheduled run</dt>
          <dd>{lastRunText(last_run, now)}</dd>
        </>
      )}
      {next_run_at !== undefined && (
        <>
          <dt>Next scheduled run</dt>
          <dd>{nextRunText(config, now)}</dd>
        </>
      )}
    </Box>
  );
}
