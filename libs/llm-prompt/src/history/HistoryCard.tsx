import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { serverNow } from '@vaglio/auth-session';
import type { Prompt } from '@vaglio/contract';
import { Block, DataTable, LoadState, Pager, SearchBar, Section } from '@vaglio/ui';
import { ActivateDialog } from './ActivateDialog';
import { historyColumns } from './history-columns';
import type { useHistory } from './use-history';
import { ViewDialog } from './ViewDialog';

interface HistoryCardProps {
  readonly history: ReturnType<typeof useHistory>;
  /** Active version, used for comparisons. null if it is unknown. */
  readonly active: Prompt | null;
}

const DIALOGS = { view: ViewDialog, activate: ActivateDialog };

/** Card with all prompt versions, newest version first, with search and paging. Source: spec §2, prompt. */
export function HistoryCard({ history, active }: HistoryCardProps) {
  const { query, show, versions, total, isFetching, failure, retry } = history;
  const [open, setOpen] = useState<{ action: keyof typeof DIALOGS; version: Prompt } | null>(null);
  const [now] = useState(() => new Date(serverNow(Date.now())));
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const isShort = useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'));
  const room = isNarrow ? 'narrow' : isShort ? 'medium' : 'wide';
  const columns = useMemo(
    () =>
      historyColumns(room, now, {
        onView: (version) => setOpen({ action: 'view', version }),
        onActivate: (version) => setOpen({ action: 'activate', version }),
      }),
    [room, now],
  );
  const Dialog = open && DIALOGS[open.action];
  return (
    <Section
      title="History"
      headingLevel={2}
      isFlush
      action={<SearchBar label="Search versions" query={query} onChange={show} />}
    >
      {failure === null ? (
        <>
          <DataTable
            label="History"
            columns={columns}
            rows={versions}
            rowId={({ prompt_id }) => prompt_id}
            isFetching={isFetching}
            total={total}
            emptyText={query.q === '' ? 'No versions' : `No version matches “${query.q}”`}
          />
          <Pager total={total} query={query} onChange={show} />
        </>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
      {Dialog && <Dialog version={open.version} active={active} onClose={() => setOpen(null)} />}
    </Section>
  );
}
