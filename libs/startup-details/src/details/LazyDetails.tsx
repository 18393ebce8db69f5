import Box from '@mui/material/Box';
import { lazy, useState, type ComponentProps, type ComponentType } from 'react';
import { DialogBoundary, FeatureBoundary, formatScore, preload, SkeletonBar } from '@vaglio/ui';
import { DetailsSkeleton } from './DetailsSkeleton';
import type * as OpenedDetails from './opened-details';

type Details = typeof OpenedDetails;

let loaded: Details | null = null;
const load = async (): Promise<Details> => (loaded = await import('./opened-details'));

const Panel = lazy(() => load().then((module) => ({ default: module.DetailsPanel })));
const Inline = lazy(() => load().then((module) => ({ default: module.InlineDetails })));
const Ledger = lazy(() => load().then((module) => ({ default: module.LedgerDialog })));

type PanelProps = ComponentProps<typeof Panel>;
type InlineProps = ComponentProps<typeof Inline>;
type LedgerProps = ComponentProps<typeof Ledger>;

/** Preloads the code of the details. If this fails, an error is shown when a startup is opened. */
export const preloadDetails = () => preload(load);

/**
 * Details next to the list or over it. Both forms of the details and the ledger share a chunk. If it is already loaded,
 * they are rendered without `lazy`, which would briefly show the skeleton.
 */
export function LazyDetailsPanel(props: PanelProps) {
  const [Part] = useState<ComponentType<PanelProps>>(() => loaded?.DetailsPanel ?? Panel);
  return (
    <FeatureBoundary fallback={<DetailsSkeleton />}>
      <Part {...props} />
    </FeatureBoundary>
  );
}

/** Details inside a startup's card, or over the whole page on narrow screens. */
export function LazyInlineDetails(props: InlineProps) {
  const [Part] = useState<ComponentType<InlineProps>>(() => loaded?.InlineDetails ?? Inline);
  return (
    <FeatureBoundary fallback={INLINE_SKELETON}>
      <Part {...props} />
    </FeatureBoundary>
  );
}

/** Score ledger of a startup, in the chunk of the details. */
export function LazyLedgerDialog(props: LedgerProps) {
  const { startup, onClose } = props;
  const [Part] = useState<ComponentType<LedgerProps>>(() => loaded?.LedgerDialog ?? Ledger);
  return (
    <DialogBoundary title={`Why ${formatScore(startup.score)}?`} width="wide" onClose={onClose}>
      <Part {...props} />
    </DialogBoundary>
  );
}

const INLINE_SKELETON = (
  <Box aria-busy sx={{ borderTop: 1, borderColor: 'border', minHeight: 480, px: 4, pt: 4 }}>
    <SkeletonBar width="38%" height={32} below={20} />
    <SkeletonBar width="92%" below={12} />
    <SkeletonBar width="86%" below={12} />
    <SkeletonBar width="64%" />
  </Box>
);
