import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { LoadState, Section } from '@vaglio/ui';
import { PromptEditor } from './editor/PromptEditor';
import { usePrompt } from './editor/use-prompt';
import { HistoryCard } from './history/HistoryCard';
import { useHistory } from './history/use-history';

/** Prompt: the editor with its previews, and below the history of versions. Source: spec §2, prompt. */
export function PromptSection() {
  const { isLoading, active: loaded, ...prompt } = usePrompt();
  const history = useHistory();
  // A server may number versions in the history alone.
  const version = loaded?.version ?? history.versions.find(({ is_active }) => is_active)?.version;
  const active = useMemo(() => loaded && { ...loaded, version }, [loaded, version]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {isLoading ? (
        <Section title="Prompt">
          <LoadState isFetching failure={null} />
        </Section>
      ) : (
        <PromptEditor {...prompt} active={active} />
      )}
      <HistoryCard history={history} active={active} />
    </Box>
  );
}
