import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  KeyHelpDialog,
  LoadState,
  scoreDecimals,
  useSingleKeys,
  VisuallyHidden,
  WarningAlert,
} from '@vaglio/ui';
import { DetailsPanel } from './details/DetailsPanel';
import { DetailsSkeleton } from './details/DetailsSkeleton';
import { UnfoldedDetails } from './details/UnfoldedDetails';
import { useCompareTray } from './compare/compare-tray';
import { TrayBar } from './compare/TrayBar';
import { DecisionDialog } from './decision/DecisionDialog';
import { LaterDialog } from './decision/LaterDialog';
import { useDecisionRules } from './decision/use-decision-rules';
import { usePageDecisions } from './decision/use-page-decisions';
import { DecisionNotices } from './edit/DecisionNotices';
import { FactNotices } from './facts/FactNotices';
import { usePageFacts } from './facts/use-page-facts';
import { usePageNotes } from './notes/use-page-notes';
import type { ManageDialog } from './edit/ManageMenu';
import { keyRows } from './keyboard/key-rows';
import { useHasLedger } from './ledger/use-has-ledger';
import { useLedger } from './ledger/use-ledger';
import { EmptyList } from './list/EmptyList';
import { FilterChips } from './list/FilterChips';
import { useDossierSearch } from './paper/use-dossier-search';
import type { Startup } from '@vaglio/startups-data';
import { systemClock, useNow } from '@vaglio/auth-session';
import { ListBar } from './list/ListBar';
import { CLOSED, toListParams } from './list/list-query';
import { LaterLine } from './list/LaterLine';
import { ListPager } from './list/ListPager';
import { ListSkeleton } from './list/ListSkeleton';
import { StartupList } from './list/StartupList';
import { StartupDialogs, type OpenDialog } from './StartupDialogs';
import { usePageKeys } from './use-page-keys';
import { useStable } from './use-stable';
import { useStartupList } from './use-startup-list';

/**
 * /potential-investiments: the ranked list with the details of one startup, beside it on wide screens and unfolded in
 * its card on others.
 * @param clock the present time, which badges and dates are counted from
 * Source: spec §2, potential investments.
 */
export function InvestmentsPage({ clock = systemClock }: { readonly clock?: () => Date }) {
  const now = useNow(clock);
  const listId = useId();
  const [list, bar] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('xl'), { noSsr: true });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [areKeysOn, switchKeys] = useSingleKeys();
  const { query, listed, change, total, items, chosen, decisions, failure, isFetching, retry, ...steps } =
    useStartupList(isWide);
  const hasLedger = useHasLedger(items[0]?.id ?? null);
  const { ledger } = useLedger(hasLedger ? (chosen?.id ?? null) : null);

  const ask = useStable((startup: Startup) => setDialog({ kind: 'why', startup }));
  const onWhy = hasLedger ? ask : undefined;
  const onEdit = useStable((startup: Startup) => setDialog({ kind: 'edit', startup }));
  const onHelp = useStable(() => setDialog({ kind: 'help' }));
  const focusSearch = useStable(() => bar.current?.querySelector('input')?.focus());
  const navigate = useNavigate();
  const dossierOf = useDossierSearch();
  const rules = useDecisionRules();
  const { asked, ...deciding } = usePageDecisions(rules, chosen, decisions);
  const facts = usePageFacts(query.tab, chosen !== null, steps.turn);
  const tray = useCompareTray();
  const notes = usePageNotes(chosen !== null, steps.turn);
  const onManage = useStable((kind: ManageDialog, startup: Startup) => {
    if (kind === 'later') deciding.later(startup);
    else setDialog({ kind, startup });
  });
  usePageKeys({
    areOn: areKeysOn,
    list,
    chosenId: chosen?.id ?? null,
    onMove: steps.moveTo,
    onTurn: facts.turnBy,
    onSearch: focusSearch,
    onHelp,
    onPrint: chosen && dossierOf && (() => void navigate({ search: dossierOf(chosen.id) })),
    onNote: notes.write,
    onCompare: chosen && tray && (() => tray.toggle(chosen)),
    onClose: chosen && steps.close,
    onDecide: deciding.decideByKey,
    onUndo: decisions.undoNotice ?? facts.notices.undo,
  });
  const decimals = scoreDecimals(items.map(({ score }) => score));
  const details = chosen && {
    startup: chosen,
    now,
    decimals,
    ledger,
    isSaving: decisions.isSaving,
    hasLater: rules !== null && rules.of('later') !== null,
    onDecide: steps.decide,
    onEdit,
    onManage,
    hasKeys: areKeysOn,
    ...facts.details,
    notes: notes.details,
  };
  // While the first list is on its way, its place is already as wide as it will be.
  const hasPanel =
    isWide && (chosen !== null || (isFetching && failure === null && query.startup !== CLOSED));

  return (
    <>
      <VisuallyHidden component="h1">Potential Investiments</VisuallyHidden>
      <ListBar
        query={listed}
        onChange={change}
        total={total}
        controls={listId}
        barRef={bar}
        onHelp={onHelp}
      />
      <DecisionNotices {...decisions} onAddReason={deciding.addReason}>
        <FactNotices {...facts.notices} />
      </DecisionNotices>
      <Box sx={[COLUMNS, hasPanel && BESIDE]}>
        <Box id={listId} role="region" aria-label="Startups" sx={{ minWidth: 0 }}>
          <TrayBar />
          <FilterChips query={listed} onChange={change} onEmptied={focusSearch} />
          <LaterLine hidden={steps.laterHidden} onShow={steps.showLater} />
          {steps.isUnfiltered && (
            <Box sx={{ mb: 2 }}>
              <WarningAlert>
                This server does not filter by canton or sector: startups of all of them are listed.
              </WarningAlert>
            </Box>
          )}
          <LoadState
            isFetching={isFetching}
            failure={failure}
            onRetry={() => void retry()}
            isEmpty={items.length === 0}
            skeleton={<ListSkeleton />}
            empty={<EmptyList query={listed} similar={steps.similar} onChange={change} />}
          >
            <StartupList
              items={items}
              now={now}
              decimals={decimals}
              chosenId={chosen?.id ?? null}
              onSelect={steps.select}
              onWhy={onWhy}
              listRef={list}
              awaited={steps.awaited}
              onArrived={steps.arrive}
              unfolded={details && !isWide ? <UnfoldedDetails {...details} /> : undefined}
            />
            <ListPager total={total ?? items.length} query={listed} onChange={steps.turnTo} />
          </LoadState>
        </Box>
        {!details && hasPanel && <DetailsSkeleton />}
        {details && hasPanel && (
          <DetailsPanel
            {...details}
            onWhy={onWhy}
            onClose={steps.close}
            address={toListParams({ ...query, startup: details.startup.id }).toString()}
          />
        )}
      </Box>
      {asked?.flag === 'later' && rules && (
        <LaterDialog
          asked={asked}
          rules={rules}
          now={now}
          decimals={decimals}
          hasKeys={areKeysOn}
          onSend={(draft) => deciding.send(asked, draft)}
          onReload={deciding.reload}
          onClose={deciding.close}
        />
      )}
      {asked && asked.flag !== 'later' && rules && (
        <DecisionDialog
          asked={asked}
          rules={rules}
          decimals={decimals}
          hasKeys={areKeysOn}
          onSend={(draft) => deciding.send(asked, draft)}
          onReload={deciding.reload}
          onClose={deciding.close}
        />
      )}
      {dialog?.kind === 'help' && (
        <KeyHelpDialog
          rows={keyRows(facts.turnBy !== null, rules !== null, notes.write !== null)}
          hint="Enter and Esc always work."
          areSingleKeysOn={areKeysOn}
          onSwitch={switchKeys}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog && dialog.kind !== 'help' && (
        <StartupDialogs
          dialog={dialog}
          query={query}
          scope={{ now, report: facts.details.onFact, undoStep: facts.details.onUndoFact }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  maxWidth: 1448,
  mx: 'auto',
  px: { xs: 3, md: 6 },
  pt: { xs: 3, md: 4 },
  pb: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const BESIDE = { gridTemplateColumns: '572px minmax(0, 1fr)' };
