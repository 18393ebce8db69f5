import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { useIsSupported, errorText } from '@vaglio/api-client';
import { savePromptLimits } from '@vaglio/contract';
import { LoadState, Section } from '@vaglio/ui';
import { ActivationsCard } from './activations/ActivationsCard';
import { PromptEditor } from './editor/PromptEditor';
import { HistoryCard } from './history/HistoryCard';
import { useHistory } from './history/use-history';
import { useLabView } from './lab/lab-view';
import { LabPanel } from './lab/LabPanel';
import { PANEL_ID, PromptTabs, tabIdOf, type PromptTab } from './lab/PromptTabs';
import { useListActivationsQuery, useReadPromptQuery } from './hooks.gen';

/**
 * Section with the editor and history of the prompt. If the server supports the prompt lab, a further tab compares
 * versions.
 * Source: spec §2, prompt.
 */
export function PromptSection() {
  const { isLoading, active: loaded, ...prompt } = usePrompt();
  const history = useHistory();
  const { query: view, show } = useLabView();
  const [isHistory, setIsHistory] = useState(false);
  useListActivationsQuery({ name: savePromptLimits.name.default, limit: 10, offset: 0 });
  const hasLab = useIsSupported('listActivations') === true;
  // Some servers return the version number only in the history.
  const version = loaded?.version ?? history.versions.find(({ is_active }) => is_active)?.version;
  const active = useMemo(() => loaded && { ...loaded, version }, [loaded, version]);
  const tab: PromptTab = view !== null ? 'compare' : isHistory ? 'history' : 'editor';
  const tabs = hasLab && (
    <PromptTabs
      tab={tab}
      versions={history.total}
      onChange={(next) => {
        setIsHistory(next === 'history');
        if (next === 'compare') show({ base: '', candidate: '', trial: null });
        else if (view !== null) show(null);
      }}
    />
  );
  const panel = hasLab ? { id: PANEL_ID, role: 'tabpanel', 'aria-labelledby': tabIdOf(tab) } : {};
  return (
    <Box {...panel} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {hasLab && view !== null ? (
        <LabPanel view={view} show={show} models={prompt.models} tabs={tabs} />
      ) : (
        <>
          {tab === 'history' && hasLab ? (
            <TabsAlone tabs={tabs} />
          ) : isLoading ? (
            <Section title="Prompt">
              <LoadState isFetching failure={null} />
            </Section>
          ) : (
            <PromptEditor {...prompt} active={active} tabs={tabs} />
          )}
          <HistoryCard history={history} active={active} />
          {tab === 'history' && hasLab && <ActivationsCard versions={history.versions} />}
        </>
      )}
    </Box>
  );
}

function TabsAlone({ tabs }: { readonly tabs: ReactNode }) {
  return (
    <Section
      title="Prompt"
      purpose={
        <>
          <b>{savePromptLimits.name.default}</b>. All versions, and which one was active when.
        </>
      }
      isFlush
    >
      {tabs}
    </Section>
  );
}

/**
 * Loads the active version of the prompt, which is null until then.
 * @returns `models`: the selectable models, or null if the server does not return them
 * Source: spec §7 and §8.
 */
function usePrompt() {
  const { data, error, isFetching, isLoading, refetch } = useReadPromptQuery({
    name: savePromptLimits.name.default,
  });
  return {
    active: data ?? null,
    models: data?.models ?? null,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load prompt') : null,
    retry: () => void refetch(),
  };
}
