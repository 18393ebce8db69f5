import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SourceDiscovery } from '@vaglio/contract';
import { BusyButton, ErrorAlert } from '@vaglio/ui';
import { counted } from '../until-text';
import { CandidateList } from './CandidateList';
import { ListPageForm } from './ListPageForm';
import { TriedList } from './TriedList';
import { toNewSource, type NewSource } from './use-discovery';

interface DiscoveryResultProps {
  readonly found: SourceDiscovery;
  readonly isAdding: boolean;
  readonly onAdd: (sources: readonly NewSource[]) => Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Result of the search for sources at an address. Without a feed, it shows the tried addresses and offers the page
 * itself as a source.
 */
export function DiscoveryResult({ found, isAdding, onAdd, onCancel }: DiscoveryResultProps) {
  const { candidates, tried, error, url } = found;
  const [first] = candidates.filter(({ is_known }) => !is_known);
  const [chosen, setChosen] = useState<readonly string[]>(first ? [first.url] : []);
  const [isList, setIsList] = useState(candidates.length === 0);
  if (error !== null)
    return (
      <Box sx={{ mt: 4 }}>
        <ErrorAlert>{error}</ErrorAlert>
      </Box>
    );
  const sources = candidates.filter((candidate) => chosen.includes(candidate.url));
  return (
    <Box sx={{ mt: 4 }}>
      <Box role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {candidates.length === 0
          ? `No feed found at ${url}.`
          : `${counted(candidates.length, 'feed')} found at ${url}`}
      </Box>
      <CandidateList found={found} chosen={chosen} onChange={setChosen} />
      {candidates.length === 0 && <TriedList tried={tried} />}
      {isList ? (
        <ListPageForm found={found} isAdding={isAdding} onAdd={onAdd} />
      ) : (
        <Button variant="text" size="small" sx={{ ml: -2 }} onClick={() => setIsList(true)}>
          Read a page that lists articles instead
        </Button>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 3 }}>
        <Button onClick={onCancel}>Cancel</Button>
        {candidates.length > 0 && (
          <BusyButton
            variant="contained"
            busy={isAdding}
            busyLabel="Adding…"
            disabled={sources.length === 0}
            onClick={() => void onAdd(sources.map((candidate) => toNewSource(candidate, found)))}
          >
            {`Add ${counted(sources.length, 'source')}`}
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}
