import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { LoadState, Pager, VisuallyHidden } from '@vaglio/ui';
import { DetailsPanel } from './details/DetailsPanel';
import { UnfoldedDetails } from './details/UnfoldedDetails';
import { LedgerDialog } from './ledger/LedgerDialog';
import { useHasLedger } from './ledger/use-has-ledger';
import { useLedger } from './ledger/use-ledger';
import { chosenOf, neighbourOf } from './list/chosen';
import { EmptyList } from './list/EmptyList';
import type { Investment } from './list/investment';
import { InvestmentCard } from './list/InvestmentCard';
import { ListBar } from './list/ListBar';
import { CLOSED, toListParams, type ListQuery } from './list/list-query';
import { ListSkeleton } from './list/ListSkeleton';
import { useInvestments } from './list/use-investments';
import { useListQuery } from './list/use-list-query';
import { systemClock, useNow } from './use-now';

/**
 * /potential-investiments: the ranked list with the details of one startup, beside it on wide screens and unfolded in
 * its card on others.
 * @param clock the present time, which badges and dates are counted from
 * Source: spec §2, potential investments.
 */
export function InvestmentsPage({ clock = systemClock }: { readonly clock?: () => Date }) {
  const now = useNow(clock);
  const listId = useId();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('xl'), { noSsr: true });
  const [query, setQuery] = useListQuery();
  const [questioned, setQuestioned] = useState<Investment | null>(null);
  const { items, total, isKnown, isFetching, failure, retry } = useInvestments(query);
  const chosen = chosenOf(items, query, isWide);
  const hasLedger = useHasLedger(items[0]?.id ?? null);
  const { ledger } = useLedger(hasLedger ? (chosen?.id ?? null) : null);

  const open = (startup: string) => setQuery({ ...query, startup });
  const turnTo = (next: ListQuery) => {
    document.documentElement.scrollTop = 0;
    setQuery({ ...next, startup: '' });
  };
  const whyOf = (startup: Investment) => (hasLedger ? () => setQuestioned(startup) : undefined);
  const details = chosen && { startup: chosen, now, ledger, onLeave: () => open(isWide ? neighbourOf(items, chosen.id) : CLOSED) };
  // While the first list is on its way, its place is already as wide as it will be.
  const hasPanel = isWide && (chosen !== null || (isFetching && failure === null && query.startup !== CLOSED));

  return (
    <>
      <VisuallyHidden component="h1">Potential Investiments</VisuallyHidden>
      <ListBar query={query} onChange={setQuery} total={isKnown ? total : null} controls={listId} />
      <Box sx={[COLUMNS, hasPanel && BESIDE]}>
        <Box id={listId} role="region" aria-label="Startups" sx={{ minWidth: 0 }}>
          <LoadState
            isFetching={isFetching} failure={failure} onRetry={() => void retry()}
            isEmpty={items.length === 0} skeleton={<ListSkeleton />} empty={<EmptyList query={query} onChange={setQuery} />}
          >
            <Box component="ol" sx={CARDS}>
              {items.map((startup) => (
                <li key={startup.id}>
                  <InvestmentCard
                    startup={startup} now={now} isSelected={startup === chosen} onWhy={whyOf(startup)}
                    onSelect={() => open(startup === chosen && !isWide ? CLOSED : startup.id)}
                  >
                    {details && !isWide && startup === chosen ? <UnfoldedDetails {...details} /> : undefined}
                  </InvestmentCard>
                </li>
              ))}
            </Box>
            <Paper sx={{ mt: 2, border: 1, borderColor: 'border', '&& > *': { borderTop: 0 } }}><Pager total={total} query={query} onChange={turnTo} /></Paper>
          </LoadState>
        </Box>
        {details && hasPanel && (
          <DetailsPanel
            {...details} onWhy={whyOf(details.startup)} onClose={() => open(CLOSED)}
            address={toListParams({ ...query, startup: details.startup.id }).toString()}
          />
        )}
      </Box>
      {questioned && <LedgerDialog startup={questioned} onClose={() => setQuestioned(null)} />}
    </>
  );
}

const COLUMNS = {
  display: 'grid', alignItems: 'start', gap: 4, maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, pt: { xs: 3, md: 4 }, pb: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const BESIDE = { gridTemplateColumns: '572px minmax(0, 1fr)' };
const CARDS = { display: 'flex', flexDirection: 'column', gap: 2, m: 0, p: 0, listStyle: 'none' };
