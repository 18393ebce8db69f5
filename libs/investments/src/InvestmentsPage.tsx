import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useRef, useState } from 'react';
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
  DetailsPanel,
  UnfoldedDetails,
  useOfferedTabs,
  useHasLedger,
  useLedger,
  type OpenDialog,
  useDocumentAddresses,
  DetailsOver,
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
 * /potential-investiments: the ranked list with the details of one startup, beside it on wide screens and unfolded in
 * its card on others.
 * Source: spec §2, potential investments.
 */
export function InvestmentsPage() {
  const listId = useId();
  const [list, bar] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('xl'), { noSsr: true });
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [areKeysOn] = useShortcutsEnabled();
  const shown = useStartupList(isWide);
  const { query, items, chosen, aimed } = shown;
  const isTable = query.layout === 'table' && !isPhone;
  const hasLedger = useHasLedger(items[0]?.id ?? null);
  const { ledger } = useLedger(hasLedger ? (chosen?.id ?? null) : null);

  const ask = useStableCallback((startup: Startup) => setDialog({ kind: 'why', startup }));
  const onWhy = hasLedger ? ask : undefined;
  const onEdit = useStableCallback((startup: Startup) => setDialog({ kind: 'edit', startup }));
  const focusSearch = useStableCallback(() => bar.current?.querySelector('input')?.focus());
  const onHelp = useStableCallback(() => setDialog({ kind: 'help' }));
  const navigate = useNavigate();
  const documents = useDocumentAddresses();
  const rules = useDecisionRules();
  const flow = useDecisionFlow({
    query: shown.board ? { ...query, mode: 'all', later: 'all' } : query,
    rules,
    selected: aimed,
    onLeave: shown.leave,
    onBack: shown.comeBack,
  });
  const { tabs } = useOfferedTabs(query.tab);
  const facts = usePageFacts(query.tab, tabs, chosen !== null, shown.turn);
  const tray = useCompareTray();
  const notes = usePageNotes(chosen !== null, shown.turn);
  const onManage = useStableCallback((kind: ManageDialog, startup: Startup) => {
    if (kind === 'later') flow.later(startup);
    else if (kind === 'later-date') flow.changeLater(startup);
    else setDialog({ kind, startup });
  });
  const kept = useSelection(shown.listed, items);
  const selection = shown.board ? null : kept;
  const bulk = useBulk(shown.listed, selection);
  useSelectionKeys({ list, items, chosen: aimed, selection, bulk });
  useHotkeys(LIST_HOTKEYS, {
    ...movingActs({ list, chosenId: aimed?.id ?? null, onMove: shown.moveTo }),
    '/': focusSearch,
    '?': onHelp,
    p: aimed && documents && (() => void navigate(documents.dossier(aimed.id))),
    m: aimed && tray && (() => tray.toggle(aimed)),
    Escape: aimed && shown.close,
  });
  const { turnBy } = facts;
  useHotkeys(DECISION_HOTKEYS, decisionActs(flow));
  useHotkeys(
    VIEW_HOTKEYS,
    viewActs(shown.viewing, (search) => void navigate({ search })),
  );
  useHotkeys(ACTIVITY_HOTKEYS, { n: notes.write });
  useHotkeys(FACT_HOTKEYS, {
    ...(turnBy && { ',': () => turnBy(-1), '.': () => turnBy(1) }),
    u: facts.undo,
  });
  const { listed, change } = shown;
  const filters = useMemo(() => <MoreFilters query={listed} onChange={change} />, [listed, change]);
  const decimals = scoreDecimals(shown.board?.scores ?? items.map(({ score }) => score));
  const details = chosen && {
    startup: chosen,
    ledger,
    isSaving: flow.isSaving,
    hasLater: rules !== null && rules.of('later') !== null,
    onDecide: flow.decide,
    onEdit,
    onManage,
    hasKeys: areKeysOn && !selection?.count,
    ...facts.details,
    notes: notes.details,
  };
  const address = details && toListParams({ ...query, startup: details.startup.id }).toString();
  const over = details && address !== null && (
    <DetailsOver details={details} onWhy={onWhy} onClose={shown.close} address={address} />
  );
  // While the first list is on its way, its place is already as wide as it will be.
  const hasPanel =
    isWide &&
    !isTable &&
    (chosen !== null || (shown.isFetching && shown.failure === null && query.startup !== CLOSED));

  return (
    <ScoreDecimalsProvider decimals={decimals}>
      <DecisionsProvider rules={rules} flow={flow}>
        <VisuallyHidden component="h1">Potential Investiments</VisuallyHidden>
        <ListBar
          query={shown.listed}
          onChange={shown.change}
          total={shown.total}
          isFetching={shown.board?.isFetching ?? shown.isFetching}
          controls={listId}
          barRef={bar}
          onHelp={onHelp}
        />
        <ViewBar viewing={shown.viewing.bar} isAwaited={shown.areViewsAwaited} filters={filters} />
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
              onWhy={onWhy}
              selection={selection}
              onEmptied={focusSearch}
              unfolded={details && !isWide && !isTable ? <UnfoldedDetails {...details} /> : undefined}
            />
            {!details && hasPanel && <DetailsSkeleton />}
            {details && address !== null && hasPanel && (
              <DetailsPanel {...details} onWhy={onWhy} onClose={shown.close} address={address} />
            )}
          </Box>
        )}
        {isTable && over}
        {selection && (
          <SelectionParts
            listed={shown.listed}
            selection={selection}
            bulk={bulk}
            // What is new in a view is no list that can be selected as a whole.
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
            hasFacts: turnBy !== null,
            hasDecisions: rules !== null,
            hasNotes: notes.write !== null,
          })}
          facts={{ report: facts.details.onFact, undoStep: facts.details.onUndoFact }}
          onClose={() => setDialog(null)}
        />
      </DecisionsProvider>
    </ScoreDecimalsProvider>
  );
}
