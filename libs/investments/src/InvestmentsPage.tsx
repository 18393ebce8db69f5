import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { LoadState, Pager, VisuallyHidden } from '@vaglio/ui';
import { DetailsPanel } from './details/DetailsPanel';
import { UnfoldedDetails } from './details/UnfoldedDetails';
import { DecisionNotices } from './edit/DecisionNotices';
import { useDecisions } from './edit/use-decisions';
import { KeyHelpDialog } from './keyboard/KeyHelpDialog';
import { useSingleKeys } from './keyboard/use-single-keys';
import { useHasLedger } from './ledger/use-has-ledger';
import { useLedger } from './ledger/use-ledger';
import { chosenOf, neighbourOf } from './list/chosen';
import { EmptyList } from './list/EmptyList';
import { FilterChips } from './list/FilterChips';
import type { Investment } from './list/investment';
import { ListBar } from './list/ListBar';
import { CLOSED, toListParams, type ListQuery } from './list/list-query';
import { ListSkeleton } from './list/ListSkeleton';
import { StartupList } from './list/StartupList';
import { useInvestments } from './list/use-investments';
import { useListQuery } from './list/use-list-query';
import { StartupDialogs, type OpenDialog } from './StartupDialogs';
import { systemClock, useNow } from './use-now';
import { usePageKeys } from './use-page-keys';
import { useStable } from './use-stable';

/**
 * /potential-investiments: the ranked list with the details of one startup, beside it on wide screens and unfolded in
 * its card on others.
 * @param clock the present time, which badges and dates are counted from
 * Source: spec §2, potential investments.
 */
export function InvestmentsPage({ clock = systemClock }: { readonly clock?: () => Date }) {
  const now = useNow(clock);
  const listId = useId();
  const list = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('xl'), { noSsr: true });
  const [query, setQuery] = useListQuery();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const [areKeysOn, switchKeys] = useSingleKeys();
  const { items, total, isKnown, isFetching, failure, retry } = useInvestments(query);
  // A new list is drawn bit by bit, so that typing and moving are not held up by it.
  const shown = useDeferredValue(items);
  const chosen = chosenOf(shown, query, isWide);
  const hasLedger = useHasLedger(items[0]?.id ?? null);
  const { ledger } = useLedger(hasLedger ? (chosen?.id ?? null) : null);

  const open = (startup: string) => setQuery({ ...query, startup });
  const turnTo = (next: ListQuery) => {
    document.documentElement.scrollTop = 0;
    setQuery({ ...next, startup: '' });
  };
  const focusSearch = () => bar.current?.querySelector('input')?.focus();
  const close = useStable(() => {
    if (chosen) setAwaited(chosen.id);
    open(CLOSED);
  });
  const select = useStable((startup: Investment) => {
    setAwaited(null);
    open(startup.id === chosen?.id && !isWide ? CLOSED : startup.id);
  });
  const decisions = useDecisions(query, {
    onLeave: ({ id }) => {
      const next = neighbourOf(items, id);
      setAwaited(next === '' ? null : next);
      open(isWide ? next : CLOSED);
    },
    onBack: ({ id }) => {
      setAwaited(id);
      open(id);
    },
  });
  const { notice } = decisions;
  usePageKeys({
    areOn: areKeysOn, list, chosenId: chosen?.id ?? null,
    onMove: (id) => (isWide && chosen ? open(id) : setAwaited(null)),
    onSearch: focusSearch, onHelp: () => setDialog({ kind: 'help' }), onClose: chosen && close,
    onUndo: notice?.kind === 'left' ? () => void decisions.undo(notice.decision, notice.version) : null,
  });
  const onWhy = useStable((startup: Investment) => setDialog({ kind: 'why', startup }));
  const onEdit = useStable((startup: Investment) => setDialog({ kind: 'edit', startup }));
  const onDecide = useStable((startup: Investment, flag: Parameters<typeof decisions.decide>[0]['flag'], isSet: boolean) => decisions.decide({ startup, flag, isSet }));
  const details = chosen && { startup: chosen, now, ledger, isSaving: decisions.isSaving, onDecide, onEdit };
  // While the first list is on its way, its place is already as wide as it will be.
  const hasPanel = isWide && (chosen !== null || (isFetching && failure === null && query.startup !== CLOSED));

  return (
    <>
      <VisuallyHidden component="h1">Potential Investiments</VisuallyHidden>
      <ListBar query={query} onChange={setQuery} total={isKnown ? total : null} controls={listId} barRef={bar} onHelp={() => setDialog({ kind: 'help' })} />
      <DecisionNotices {...decisions} />
      <Box sx={[COLUMNS, hasPanel && BESIDE]}>
        <Box id={listId} role="region" aria-label="Startups" sx={{ minWidth: 0 }}>
          <FilterChips query={query} onChange={setQuery} onEmptied={focusSearch} />
          <LoadState
            isFetching={isFetching || (failure === null && shown !== items)} failure={failure} onRetry={() => void retry()}
            isEmpty={shown.length === 0} skeleton={<ListSkeleton />} empty={<EmptyList query={query} onChange={setQuery} />}
          >
            <StartupList
              items={shown} now={now} chosenId={chosen?.id ?? null} onSelect={select} onWhy={hasLedger ? onWhy : undefined}
              unfolded={details && !isWide ? <UnfoldedDetails {...details} /> : undefined} listRef={list} awaited={awaited} onArrived={() => setAwaited(null)}
            />
            <Paper sx={{ mt: 2, border: 1, borderColor: 'border', '&& > *': { borderTop: 0 } }}><Pager total={total} query={query} onChange={turnTo} /></Paper>
          </LoadState>
        </Box>
        {details && hasPanel && (
          <DetailsPanel
            {...details} onWhy={hasLedger ? onWhy : undefined} onClose={close} hasKeys={areKeysOn}
            address={toListParams({ ...query, startup: details.startup.id }).toString()}
          />
        )}
      </Box>
      {dialog?.kind === 'help' && <KeyHelpDialog areSingleKeysOn={areKeysOn} onSwitch={switchKeys} onClose={() => setDialog(null)} />}
      {dialog && dialog.kind !== 'help' && <StartupDialogs dialog={dialog} query={query} onClose={() => setDialog(null)} />}
    </>
  );
}

const COLUMNS = {
  display: 'grid', alignItems: 'start', gap: 4, maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, pt: { xs: 3, md: 4 }, pb: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const BESIDE = { gridTemplateColumns: '572px minmax(0, 1fr)' };
