import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { systemClock, useNow } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import {
  scoreDecimals,
  useShortcutsEnabled,
  useStable,
  VisuallyHidden,
  useKeys,
  WarningAlert,
} from '@vaglio/ui';
import { BoardPart } from './board/BoardPart';
import { useCompareTray } from './compare/compare-tray';
import {
  DecidingProvider,
  useDecisionRules,
  usePageDecisions,
  DecisionNotices,
  type ManageDialog,
} from '@vaglio/startup-decisions';
import { DetailsSkeleton } from './details/DetailsSkeleton';
import { FactNotices, usePageFacts } from '@vaglio/startup-facts';
import { keyRows } from './keyboard/key-rows';
import { decidingKeys, movingKeys, turningKeys } from './keyboard/page-keys';
import { DetailsPanel } from './details/DetailsPanel';
import { UnfoldedDetails } from './details/UnfoldedDetails';
import { useOfferedTabs } from './details/use-offered-tabs';
import { useHasLedger } from './ledger/use-has-ledger';
import { useLedger } from './ledger/use-ledger';
import { ListBar } from './list/ListBar';
import { ListColumn } from './list/ListColumn';
import { CLOSED, toListParams } from '@vaglio/startups-data';
import { MoreFilters } from './list/MoreFilters';
import { listWords } from './list/list-description';
import { usePageNotes } from '@vaglio/startup-activity';
import { BESIDE, COLUMNS } from './page/columns-style';
import { PageDialogs } from './page/PageDialogs';
import type { OpenDialog } from './page/StartupDialogs';
import { useDossierSearch } from './paper/use-dossier-search';
import { selectionKeys } from './selection/selection-keys';
import { SelectionParts } from './selection/SelectionParts';
import { useBulk } from './selection/use-bulk';
import { useSelection } from './selection/use-selection';
import { DetailsOver } from './table/DetailsOver';
import { useStartupList } from './use-startup-list';
import { ViewBar, ViewDialogs, viewKeys } from '@vaglio/saved-views';

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
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [areKeysOn] = useShortcutsEnabled();
  const { decisions, ...shown } = useStartupList(isWide);
  const { query, items, chosen, aimed } = shown;
  const isTable = query.layout === 'table' && !isPhone;
  const hasLedger = useHasLedger(items[0]?.id ?? null);
  const { ledger } = useLedger(hasLedger ? (chosen?.id ?? null) : null);

  const ask = useStable((startup: Startup) => setDialog({ kind: 'why', startup }));
  const onWhy = hasLedger ? ask : undefined;
  const onEdit = useStable((startup: Startup) => setDialog({ kind: 'edit', startup }));
  const focusSearch = useStable(() => bar.current?.querySelector('input')?.focus());
  const onHelp = useStable(() => setDialog({ kind: 'help' }));
  const navigate = useNavigate();
  const dossierOf = useDossierSearch();
  const rules = useDecisionRules();
  const deciding = usePageDecisions(rules, aimed, decisions);
  const { tabs } = useOfferedTabs(query.tab);
  const facts = usePageFacts(query.tab, tabs, chosen !== null, shown.turn);
  const tray = useCompareTray();
  const notes = usePageNotes(chosen !== null, shown.turn);
  const onManage = useStable((kind: ManageDialog, startup: Startup) => {
    if (kind === 'later') deciding.later(startup);
    else if (kind === 'later-date') deciding.changeLater(startup);
    else setDialog({ kind, startup });
  });
  const kept = useSelection(shown.listed, items);
  const selection = shown.board ? null : kept;
  const bulk = useBulk(shown.listed, selection);
  useKeys(areKeysOn, selectionKeys({ list, items, chosen: aimed, selection, bulk }));
  useKeys(areKeysOn, {
    ...movingKeys({ list, chosenId: aimed?.id ?? null, onMove: shown.moveTo }),
    ...turningKeys(facts.turnBy),
    ...decidingKeys(deciding.decideByKey),
    '/': focusSearch,
    '?': onHelp,
    p: aimed && dossierOf && (() => void navigate({ search: dossierOf(aimed.id) })),
    n: notes.write,
    m: aimed && tray && (() => tray.toggle(aimed)),
    ...viewKeys(shown.viewing, (search) => void navigate({ search })),
    u: decisions.undoNotice ?? facts.notices.undo,
    Escape: aimed && shown.close,
  });
  const { listed, change } = shown;
  const filters = useMemo(() => <MoreFilters query={listed} onChange={change} />, [listed, change]);
  const decimals = scoreDecimals(shown.board?.scores ?? items.map(({ score }) => score));
  const details = chosen && {
    startup: chosen,
    now,
    decimals,
    ledger,
    isSaving: decisions.isSaving,
    hasLater: rules !== null && rules.of('later') !== null,
    onDecide: shown.decide,
    onEdit,
    onManage,
    hasKeys: areKeysOn && !selection?.count,
    ...facts.details,
    notes: notes.details,
  };
  // While the first list is on its way, its place is already as wide as it will be.
  const hasPanel =
    isWide &&
    !isTable &&
    (chosen !== null || (shown.isFetching && shown.failure === null && query.startup !== CLOSED));

  return (
    <DecidingProvider rules={rules} deciding={deciding}>
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
      <DecisionNotices {...decisions} onAddReason={deciding.addReason}>
        <FactNotices {...facts.notices} />
      </DecisionNotices>
      {shown.board && (
        <BoardPart
          id={listId}
          board={shown.board}
          rules={rules}
          decisions={decisions}
          details={details}
          now={now}
          decimals={decimals}
          hasKeys={areKeysOn}
          onOpen={shown.select}
          onWhy={onWhy}
          onClose={shown.close}
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
            now={now}
            decimals={decimals}
            onWhy={onWhy}
            selection={selection}
            onEmptied={focusSearch}
            unfolded={details && !isWide && !isTable ? <UnfoldedDetails {...details} /> : undefined}
          />
          {!details && hasPanel && <DetailsSkeleton />}
          {details && hasPanel && (
            <DetailsPanel
              {...details}
              onWhy={onWhy}
              onClose={shown.close}
              address={toListParams({ ...query, startup: details.startup.id }).toString()}
            />
          )}
        </Box>
      )}
      {isTable && details && (
        <DetailsOver
          details={details}
          onWhy={onWhy}
          onClose={shown.close}
          address={toListParams({ ...query, startup: details.startup.id }).toString()}
        />
      )}
      {selection && (
        <SelectionParts
          listed={shown.listed}
          selection={selection}
          bulk={bulk}
          // What is new in a view is no list that can be selected as a whole.
          total={query.since === '' ? shown.total : null}
          rules={rules}
          now={now}
          hasKeys={areKeysOn}
        />
      )}
      <ViewDialogs viewing={shown.viewing} listWords={listWords} />
      <PageDialogs
        deciding={deciding}
        rules={rules}
        dialog={dialog}
        query={query}
        now={now}
        decimals={decimals}
        keys={{
          rows: keyRows(facts.turnBy !== null, rules !== null, notes.write !== null),
          areOn: areKeysOn,
        }}
        facts={{ report: facts.details.onFact, undoStep: facts.details.onUndoFact }}
        onClose={() => setDialog(null)}
      />
    </DecidingProvider>
  );
}
