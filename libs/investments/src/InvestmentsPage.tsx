import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Startup } from '@vaglio/contract';
import {
  scoreDecimals,
  useHotkeys,
  useShortcutsEnabled,
  useStableCallback,
  VisuallyHidden,
  WarningAlert,
} from '@vaglio/ui';
import { BoardPart } from '@vaglio/board';
import {
  TrayBar,
  useCompareTray,
  DetailsSkeleton,
  LazyDetailsPanel,
  LazyInlineDetails,
  preloadDetails,
  useOfferedTabs,
  useHasLedger,
  useLedger,
  type OpenDialog,
  useDocumentAddresses,
  DetailsOverlay,
} from '@vaglio/startup-details';
import {
  DECISION_HOTKEYS,
  decisionActs,
  DecisionsProvider,
  ScoreDecimalsProvider,
  useDecisionFlow,
  useDecisionRules,
  type ManageDialog,
} from '@vaglio/startup-decisions';
import { FACT_HOTKEYS, usePageFacts } from '@vaglio/startup-facts';
import { LIST_HOTKEYS, movingActs, pageHotkeys } from './keyboard/hotkeys';
import { ListBar } from './list/ListBar';
import { ListColumn } from './list/ListColumn';
import { CLOSED, toListParams } from '@vaglio/startups-data';
import { MoreFilters } from './list/MoreFilters';
import { listText } from './list/list-description';
import { ACTIVITY_HOTKEYS, usePageNotes } from '@vaglio/startup-activity';
import { BESIDE, COLUMNS } from './page/columns-style';
import { PageDialogs } from './page/PageDialogs';
import { useSelectionKeys } from './selection/selection-keys';
import { SelectionParts } from './selection/SelectionParts';
import { useBulk } from './selection/use-bulk';
import { useSelection } from './selection/use-selection';
import { useStartupList } from './use-startup-list';
import { ViewBar, ViewDialogs, VIEW_HOTKEYS, viewActs } from '@vaglio/saved-views';

/**
 * Page /potential-investiments with the ranked list and the details of one startup. On wide screens, the details are
 * next to the list. On narrow screens, they are inside the card.
 * Source: spec §2, potential investments.
 */
export function InvestmentsPage() {
  const listId = useId();
  const [list, bar] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('xl'), { noSsr: true });
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [shortcutsEnabled] = useShortcutsEnabled();
  const shown = useStartupList(isWide);
  const { query, items, opened, focused } = shown;
  usePreloadedDetails(isWide || items.length > 0);
  const isTable = query.layout === 'table' && !isPhone;
  const hasLedger = useHasLedger(items[0]?.id ?? null);
  const { ledger } = useLedger(hasLedger ? (opened?.id ?? null) : null);

  const ask = useStableCallback((startup: Startup) => setDialog({ kind: 'why', startup }));
  const onExplainScore = hasLedger ? ask : undefined;
  const onEdit = useStableCallback((startup: Startup) => setDialog({ kind: 'edit', startup }));
  const focusSearch = useStableCallback(() => bar.current?.querySelector('input')?.focus());
  const onHelp = useStableCallback(() => setDialog({ kind: 'help' }));
  const navigate = useNavigate();
  const documents = useDocumentAddresses();
  const rules = useDecisionRules();
  const flow = useDecisionFlow({
    query: shown.board ? { ...query, mode: 'all', later: 'all' } : query,
    rules,
    selected: focused,
    onLeave: shown.leave,
    onBack: shown.bringBack,
  });
  const { tabs } = useOfferedTabs(query.tab);
  const facts = usePageFacts(query.tab, tabs, opened !== null, shown.setTab);
  const tray = useCompareTray();
  const notes = usePageNotes(opened !== null, shown.setTab);
  const onManage = useStableCallback((kind: ManageDialog, startup: Startup) => {
    if (kind === 'later') flow.later(startup);
    else if (kind === 'later-date') flow.changeLater(startup);
    else setDialog({ kind, startup });
  });
  const kept = useSelection(shown.listQuery, items);
  const selection = shown.board ? null : kept;
  const bulk = useBulk(shown.listQuery, selection);
  useSelectionKeys({ list, items, focused, selection, bulk });
  useHotkeys(LIST_HOTKEYS, {
    ...movingActs({ list, openedId: focused?.id ?? null, onMove: shown.focusRow }),
    '/': focusSearch,
    '?': onHelp,
    p: focused && documents && (() => void navigate(documents.dossier(focused.id))),
    m: focused && tray && (() => tray.toggle(focused)),
    Escape: focused && shown.close,
  });
  const { stepTab } = facts;
  const factActs = { report: facts.details.onFactChange, undoChange: facts.details.undoFactChange };
  useHotkeys(DECISION_HOTKEYS, decisionActs(flow));
  useHotkeys(
    VIEW_HOTKEYS,
    viewActs(shown.viewing, (search) => void navigate({ search })),
  );
  useHotkeys(ACTIVITY_HOTKEYS, { n: notes.write });
  useHotkeys(FACT_HOTKEYS, {
    ...(stepTab && { ',': () => stepTab(-1), '.': () => stepTab(1) }),
    u: facts.undo,
  });
  const { listQuery, change } = shown;
  const filters = useMemo(() => <MoreFilters query={listQuery} onChange={change} />, [listQuery, change]);
  const decimals = scoreDecimals(shown.board?.scores ?? items.map(({ score }) => score));
  const details = opened && {
    startup: opened,
    ledger,
    isSaving: flow.isSaving,
    hasLater: rules !== null && rules.of('later') !== null,
    onDecide: flow.decide,
    onEdit,
    onManage,
    shortcutsEnabled: shortcutsEnabled && !selection?.count,
    ...facts.details,
    notes: notes.details,
  };
  const address = details && toListParams({ ...query, startup: details.startup.id }).toString();
  const over = details && address !== null && (
    <DetailsOverlay
      details={details}
      onExplainScore={onExplainScore}
      onClose={shown.close}
      address={address}
    />
  );
  // The panel takes its final width while the first list loads, so that the layout does not shift.
  const hasPanel =
    isWide &&
    !isTable &&
    (opened !== null || (shown.isFetching && shown.failure === null && query.startup !== CLOSED));

  return (
    <ScoreDecimalsProvider decimals={decimals}>
      <DecisionsProvider rules={rules} flow={flow}>
        <VisuallyHidden component="h1">Potential Investiments</VisuallyHidden>
        <ListBar
          query={shown.listQuery}
          onChange={shown.change}
          total={shown.total}
          isFetching={shown.board?.isFetching ?? shown.isFetching}
          controls={listId}
          barRef={bar}
          onHelp={onHelp}
        />
        <ViewBar viewing={shown.viewing.bar} isPending={shown.areViewsPending} filters={filters} />
        {shown.isViewGone && (
          <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 }, pt: 3 }}>
            <WarningAlert>This view no longer exists.</WarningAlert>
          </Box>
        )}
        {shown.board && (
          <BoardPart
            id={listId}
            board={shown.board}
            rules={rules}
            flow={flow}
            tray={<TrayBar />}
            details={over}
            onOpen={shown.select}
            query={query}
            viewing={shown.viewing}
            listRef={list}
          />
        )}
        {!shown.board && (
          <Box sx={[COLUMNS, hasPanel && BESIDE]}>
            <ListColumn
              id={listId}
              listRef={list}
              isTable={isTable}
              list={shown}
              facts={factActs}
              onExplainScore={onExplainScore}
              selection={selection}
              onEmptied={focusSearch}
              inlineDetails={
                details && !isWide && !isTable && !shown.isGuest ? (
                  <LazyInlineDetails {...details} />
                ) : undefined
              }
            />
            {!details && hasPanel && <DetailsSkeleton />}
            {details && address !== null && hasPanel && (
              <LazyDetailsPanel
                {...details}
                onExplainScore={onExplainScore}
                onClose={shown.close}
                address={address}
              />
            )}
          </Box>
        )}
        {(isTable || (shown.isGuest && !isWide)) && over}
        {selection && (
          <SelectionParts
            listQuery={shown.listQuery}
            selection={selection}
            bulk={bulk}
            // The list of new startups in a view does not support "select all".
            total={query.since === '' ? shown.total : null}
            rules={rules}
          />
        )}
        <ViewDialogs viewing={shown.viewing} listText={listText} />
        <PageDialogs
          flow={flow}
          rules={rules}
          dialog={dialog}
          query={query}
          hotkeys={pageHotkeys({
            hasFacts: stepTab !== null,
            hasDecisions: rules !== null,
            hasNotes: notes.write !== null,
          })}
          facts={factActs}
          onClose={() => setDialog(null)}
        />
      </DecisionsProvider>
    </ScoreDecimalsProvider>
  );
}

/**
 * Preloads the code of the details. If the details are next to the list, it loads immediately, otherwise after the
 * list.
 */
function usePreloadedDetails(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded) preloadDetails();
  }, [isNeeded]);
}
