import Box from '@mui/material/Box';
import { useState } from 'react';
import { Block, ErrorAlert, LoadState, Pager, Section } from '@vaglio/ui';
import { StageLinkRow, TO_CURATE, TO_REVIEW } from '../StageLinks';
import { ServerRunRow } from './ServerRunRow';
import { useServerRuns } from './use-server-runs';

/**
 * Card with the server-side runs, which continue after the tab is closed and after a server restart. It renders nothing
 * if the server does not support such runs.
 */
export function ServerRunsCard() {
  const { runs, total, isPaged, query, show, isSupported, isFetching, failure, retry } = useServerRuns();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!isSupported) return null;
  return (
    <Section
      title="Extraction runs on the server"
      purpose="They continue when this page is closed, and after a restart."
      headingLevel={2}
      isFlush
    >
      {refusal && (
        <Block>
          <ErrorAlert onClose={() => setRefusal(null)}>{refusal}</ErrorAlert>
        </Block>
      )}
      {runs.length === 0 ? (
        <Block>
          <LoadState
            isFetching={isFetching}
            failure={failure}
            onRetry={retry}
            isEmpty
            empty={<Box sx={{ color: 'muted' }}>No extraction run yet.</Box>}
          />
        </Block>
      ) : (
        <Box component="ol" aria-label="Extraction runs on the server" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {runs.map((run) => (
            <ServerRunRow key={run.id} run={run} onFailure={setRefusal} />
          ))}
        </Box>
      )}
      {runs[0]?.state === 'finished' && query.page === 1 && (
        <Block hasDivider>
          <StageLinkRow stages={[TO_CURATE, TO_REVIEW]} />
        </Block>
      )}
      {isPaged && <Pager total={total} query={query} onChange={show} />}
    </Section>
  );
}
