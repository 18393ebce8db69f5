import Box from '@mui/material/Box';
import { useState } from 'react';
import { ErrorAlert, LoadState, Section } from '@vaglio/ui';
import { RunFacts } from './config/RunFacts';
import { ScraperFields } from './config/ScraperFields';
import { useScraperConfig } from './config/use-scraper-config';
import { SourcesCard } from './sources/SourcesCard';
import { useVisiblePause } from './use-visible-pause';

/** News scraper: whether and how often news is read, and below from where. Source: spec §2, scraper. */
export function ScraperSection() {
  const [isReading, setIsReading] = useState(false);
  const pause = useVisiblePause(isReading);
  const { saved, isFetching, failure, retry } = useScraperConfig(pause);
  // One asks again only while the server reads: then articles arrive without anybody's doing.
  if (saved !== null && saved.enabled !== isReading) setIsReading(saved.enabled);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Section title="News scraper" purpose="Whether and how often the news sources are read.">
        <LoadState
          isFetching={isFetching}
          failure={saved ? null : failure}
          onRetry={retry}
          isEmpty={saved === null}
        >
          {saved && (
            <>
              {failure && (
                <Box sx={{ mb: 4 }}>
                  <ErrorAlert onRetry={retry} isRetrying={isFetching}>
                    {failure}
                  </ErrorAlert>
                </Box>
              )}
              <ScraperFields saved={saved} />
              <RunFacts config={saved} />
            </>
          )}
        </LoadState>
      </Section>
      <SourcesCard pause={pause} />
    </Box>
  );
}
