import Box from '@mui/material/Box';
import { History } from 'lucide-react';
import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { serverNow } from '@vaglio/auth-session';
import type { ScoringVersion } from '@vaglio/contract';
import { Block, EmptyState, LoadState, Pager, Section } from '@vaglio/ui';
import { CompareDialog } from './CompareDialog';
import { NoteDialog } from './NoteDialog';
import { RestoreDialog } from './RestoreDialog';
import { VersionRow, type VersionAction } from './VersionRow';
import { ViewDialog } from './ViewDialog';
import { useListScoringVersionsQuery } from '../hooks.gen';

const EMPTY = (
  <EmptyState
    icon={History}
    title="No versions"
    text="Every saved change of a weight, a group or the settings is kept here."
  />
);
const DIALOGS = { note: NoteDialog, view: ViewDialog, compare: CompareDialog, restore: RestoreDialog };

/**
 * Section with all scoring versions (weights, groups and settings). It renders nothing if the server does not support
 * versions.
 */
export function VersionsSection() {
  const { versions, total, query, show, isSupported, isFetching, failure, retry } = useVersions();
  const [open, setOpen] = useState<{ action: VersionAction; version: ScoringVersion } | null>(null);
  const [now] = useState(() => new Date(serverNow(Date.now())));
  if (!isSupported) return null;
  const Dialog = open && DIALOGS[open.action];
  return (
    <Section
      title="Scoring versions"
      help="Scoring version"
      purpose="Every saved change of parameters, groups and scores, to look at, compare and restore."
      isFlush
    >
      {versions.length === 0 ? (
        <Block hasDivider>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} empty={EMPTY} />
        </Block>
      ) : (
        <>
          <Box
            component="ul"
            aria-label="Versions"
            aria-busy={isFetching}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {versions.map((version) => (
              <VersionRow
                key={version.number}
                version={version}
                now={now}
                onAction={(action) => setOpen({ action, version })}
              />
            ))}
          </Box>
          <Pager total={total} query={query} onChange={show} />
        </>
      )}
      {Dialog && <Dialog version={open.version} onClose={() => setOpen(null)} />}
    </Section>
  );
}

const FIRST_PAGE = { page: 1, pageSize: 10 };

/**
 * Loads a page of the scoring versions, newest first. `isSupported` is false if the server does not support versions.
 */
function useVersions() {
  const [query, show] = useState(FIRST_PAGE);
  const { data, error, isFetching, refetch } = useListScoringVersionsQuery(query);
  return {
    query,
    show,
    versions: error ? [] : (data?.items ?? []),
    total: error ? 0 : (data?.total ?? 0),
    isSupported: useIsSupported('listScoringVersions') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load versions') : null,
    retry: () => void refetch(),
  };
}
