import useMediaQuery from '@mui/material/useMediaQuery';
import type { Startup } from '@vaglio/contract';
import { FullscreenPanel, SidePanel } from './detail-panels';
import type { DetailsProps } from './details-props';
import { LazyDetailsPanel, LazyInlineDetails } from './LazyDetails';

interface DetailsOverlayProps {
  readonly details: DetailsProps;
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
  /** Query string that opens the startup. */
  readonly address: string;
}

/** Details over the right half of the table or board. On narrow screens they cover the full width. */
export function DetailsOverlay({ details, onExplainScore, onClose, address }: DetailsOverlayProps) {
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  if (!hasRoom)
    return (
      <FullscreenPanel name={details.startup.company_name} onClose={onClose}>
        <LazyInlineDetails {...details} />
      </FullscreenPanel>
    );
  return (
    <SidePanel>
      <LazyDetailsPanel {...details} onExplainScore={onExplainScore} onClose={onClose} address={address} />
    </SidePanel>
  );
}
