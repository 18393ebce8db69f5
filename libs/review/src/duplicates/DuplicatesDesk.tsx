import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import type { DuplicatePair, MergePreview } from '@vaglio/contract';
import { ConfirmDialog, LoadState, SkeletonBar, useHotkeys, useKeptFocus } from '@vaglio/ui';
import { KeptApart } from '../merged/KeptApart';
import { MergedCompanies } from '../merged/MergedCompanies';
import { UndoQuestion } from '../merged/UndoQuestion';
import { differingRows, withSide, type Side } from './choices';
import { Comparison } from './Comparison';
import { DESK_HOTKEYS, unlessControl } from './desk-keys';
import type { DuplicatesQuery } from './duplicates-query';
import { EmptyPairs } from './EmptyPairs';
import { PairList } from './PairList';
import { useActs } from './use-acts';
import type { Pairs } from './use-pairs';
import { useChosenPair } from './use-chosen-pair';
import { usePreview } from './use-preview';

interface DuplicatesDeskProps {
  readonly query: DuplicatesQuery;
  readonly onChange: (query: DuplicatesQuery) => void;
  readonly pairs: Pairs;
  readonly onHelp: () => void;
}

/**
 * Desk with the list of pairs, the comparison of one pair, merges, and pairs that were kept apart. Narrow screens show
 * either the lists or the comparison.
 */
export function DuplicatesDesk({ query, onChange, pairs, onHelp }: DuplicatesDeskProps) {
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const { items, isFetching, failure, retry } = pairs;
  const named = useChosenPair(query.pair, pairs, isWide);
  const { chosen, place } = named;
  const [row, setRow] = useState(0);
  const desk = useRef<HTMLDivElement>(null);
  useKeptFocus(desk);
  const [asksLoss, setAsksLoss] = useState(false);
  const { preview, choices, choose, ...loading } = usePreview(chosen?.id ?? null);

  const open = (pair: string) => {
    setRow(0);
    setAsksLoss(false);
    onChange({ ...query, pair });
  };
  const acts = useActs(open);
  /** Opens the next pair after a decision. On narrow screens, it opens the list instead. */
  const leave = (isOpen: (pair: DuplicatePair) => boolean = () => true) => {
    const next = items.slice(place + 1).find(isOpen) ?? items.slice(0, Math.max(0, place)).findLast(isOpen);
    open(isWide ? (next?.id ?? '') : '');
  };
  const rows = preview ? differingRows(preview) : [];
  // A merge is possible only after its effect was shown, not while the preview is loading.
  const isSeen = preview !== null && !loading.isFetching;
  const mayMerge = isSeen && !acts.isBusy && !(preview.needs_decision && !choices.decision);
  const merge = async () => {
    setAsksLoss(false);
    // Other pairs with these startups are compared again or no longer exist, so they are skipped.
    if (preview && (await acts.merge(preview, choices))) leave((pair) => !isAbout(pair, preview));
  };
  const startMerge = () => {
    if (!mayMerge) return;
    if (preview.losses.length > 0) setAsksLoss(true);
    else void merge();
  };
  const keepApart = async () => {
    if (chosen && (await acts.keepApart(chosen))) leave();
  };
  const putOff = async () => {
    if (chosen && (await acts.putOff(chosen))) leave();
  };
  const choose1 = (side: Side, at = row) => {
    const wanted = rows[at];
    if (preview && wanted) choose(withSide(choices, wanted, side, preview));
  };
  const step = (by: number) => {
    const next = items[place + by];
    if (next) open(next.id);
  };
  useHotkeys(DESK_HOTKEYS, {
    ...(chosen !== null &&
      !acts.isBusy && {
        j: () => step(1),
        k: () => step(-1),
        ArrowDown: unlessControl(() => setRow(Math.min(rows.length - 1, row + 1))),
        ArrowUp: unlessControl(() => setRow(Math.max(0, row - 1))),
        1: () => choose1('first'),
        2: () => choose1('second'),
        Enter: unlessControl(startMerge),
        x: () => void keepApart(),
        l: () => void putOff(),
      }),
    u: acts.undo,
    '?': onHelp,
  });

  const comparison = chosen ? (
    <LoadState
      isFetching={loading.isFetching}
      failure={loading.failure}
      onRetry={loading.retry}
      isEmpty={preview === null}
      skeleton={<ComparisonSkeleton pair={chosen} />}
    >
      {preview && (
        <Comparison
          preview={preview}
          choices={choices}
          rows={rows}
          row={row}
          isWide={isWide}
          isBusy={acts.isBusy}
          mayMerge={mayMerge}
          onRow={setRow}
          onChoose={choose1}
          onMerge={startMerge}
          onApart={() => void keepApart()}
          onLater={() => void putOff()}
          onBack={isWide ? null : () => open('')}
        />
      )}
    </LoadState>
  ) : (
    query.pair !== '' && (
      <LoadState isFetching={named.isReading || isFetching} failure={named.failure} onRetry={named.retry} />
    )
  );
  const list = (
    <LoadState
      isFetching={isFetching}
      failure={failure}
      onRetry={retry}
      isEmpty={items.length === 0}
      empty={
        <EmptyPairs
          query={query}
          pairs={pairs}
          onShowAll={() => onChange({ only: 'all', page: 1, pair: '' })}
        />
      }
    >
      <PairList pairs={pairs} query={query} chosenId={chosen?.id ?? null} onOpen={open} onChange={onChange} />
    </LoadState>
  );
  const isEmpty = items.length === 0;
  return (
    <Box ref={desk} tabIndex={-1} sx={PAGE}>
      <Box sx={[COLUMNS, isWide && !isEmpty && BESIDE]}>
        {(isWide || chosen === null) && list}
        {comparison}
      </Box>
      {(isWide || chosen === null) && (
        <>
          <MergedCompanies onUndo={(id) => void acts.undoMerge(id, false)} isUndoing={acts.isUndoing} />
          <KeptApart onUndo={(id) => void acts.undoApart(id)} isUndoing={acts.isUndoing} />
        </>
      )}
      {asksLoss && preview && (
        <ConfirmDialog
          title="Merge and lose this?"
          confirmLabel="Merge"
          busyLabel="Merging..."
          busy={acts.isBusy}
          onConfirm={() => void merge()}
          onCancel={() => setAsksLoss(false)}
        >
          The merged startup does not have: {preview.losses.join('; ')}. Undo restores it.
        </ConfirmDialog>
      )}
      {acts.question && (
        <UndoQuestion
          question={acts.question}
          isBusy={acts.isUndoing}
          onConfirm={(id) => void acts.undoMerge(id, true)}
          onCancel={acts.closeQuestion}
        />
      )}
    </Box>
  );
}

/** Returns true if a pair contains one of the two compared startups. */
function isAbout({ first, second }: DuplicatePair, compared: MergePreview): boolean {
  const ids = [compared.first.id, compared.second.id];
  return ids.includes(first.id) || ids.includes(second.id);
}

const PAGE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  maxWidth: 1448,
  mx: 'auto',
  px: { xs: 3, md: 6 },
  pt: 4,
  pb: 8,
};
const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const BESIDE = { gridTemplateColumns: { lg: '280px minmax(0, 1fr)', xl: '360px minmax(0, 1fr)' } };

const ROWS = [70, 45, 60, 50, 80, 65, 55];

/** Skeleton of the comparison, with the startup names, which are already known. */
function ComparisonSkeleton({ pair }: { readonly pair: DuplicatePair }) {
  return (
    <Paper sx={{ border: 1, borderColor: 'border', p: 5, display: 'grid', gap: 4 }}>
      <Box sx={{ typography: 'h2' }}>Same company?</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {pair.first.company_name}, {pair.second.company_name}
      </Box>
      {ROWS.map((width) => (
        <SkeletonBar key={width} height={20} width={`${width}%`} />
      ))}
    </Paper>
  );
}
