import useMediaQuery from '@mui/material/useMediaQuery';
import type { Startup } from '@vaglio/contract';
import { FullscreenPanel, SidePanel } from './detail-panels';
import type { DetailsProps } from './details-props';
import { DetailsPanel } from './DetailsPanel';
import { InlineDetails } from './InlineDetails';

interface DetailsOverlayProps {
  readonly details: DetailsProps;
  readonly onExplainScore: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
  /** The search part of the address of the open startup. */
  readonly address: string;
}

/** The details over the right half of the table or board, or over all of it where there is no room for both. */
export function DetailsOverlay({ details, onExplainScore, onClose, address }: DetailsOverlayProps) {
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  if (!hasRoom)
    return (
      <FullscreenPanel name={details.startup.company_name} onClose={onClose}>
        <InlineDetails {...details} />
      </FullscreenPanel>
    );
  return (
    <SidePanel>
      <DetailsPanel {...details} onExplainScore={onExplainScore} onClose={onClose} address={address} />
    </SidePanel>
  );
}
