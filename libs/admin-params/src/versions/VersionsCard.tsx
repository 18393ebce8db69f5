import Box from '@mui/material/Box';
import { History } from 'lucide-react';
import { useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { ScoringVersion } from '@vaglio/contract';
import { Block, EmptyState, LoadState, Pager, Section } from '@vaglio/ui';
import { CompareDialog } from './CompareDialog';
import { NoteDialog } from './NoteDialog';
import { RestoreDialog } from './RestoreDialog';
import { useVersions } from './use-versions';
import { VersionRow, type VersionAction } from './VersionRow';
import { ViewDialog } from './ViewDialog';

const EMPTY = (
  <EmptyState
    icon={History}
    title="No versions"
    text="Every saved change of a weight, a group or the settings is kept here."
  />
);
const DIALOGS = { note: NoteDialog, view: ViewDialog, compare: CompareDialog, restore: RestoreDialog };

/** What weights, groups and settings were, version by version; left out on a server that keeps none. */
export function VersionsCard() {
  const { versions, total, query, show, isOffered, isFetching, failure, retry } = useVersions();
  const [open, setOpen] = useState<{ action: VersionAction; version: ScoringVersion } | null>(null);
  const [now] = useState(() => new Date(serverNow(Date.now())));
  if (!isOffered) return null;
  const Dialog = open && DIALOGS[open.action];
  return (
    <Section
      title="Versions"
      purpose="Every saved change of parameters, groups and scores, to look at, compare and restore."
      headingLevel={2}
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
