import useMediaQuery from '@mui/material/useMediaQuery';
import type { Startup } from '@vaglio/contract';
import { OpenCard, OverBoard } from './OpenCard';
import type { DetailsProps } from './details-props';
import { DetailsPanel } from './DetailsPanel';
import { UnfoldedDetails } from './UnfoldedDetails';

interface DetailsOverProps {
  readonly details: DetailsProps;
  readonly onWhy: ((startup: Startup) => void) | undefined;
  readonly onClose: () => void;
  /** The search part of the address of the open startup. */
  readonly address: string;
}

/** The details over the right half of the table or board, or over all of it where there is no room for both. */
export function DetailsOver({ details, onWhy, onClose, address }: DetailsOverProps) {
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  if (!hasRoom)
    return (
      <OpenCard name={details.startup.company_name} onClose={onClose}>
        <UnfoldedDetails {...details} />
      </OpenCard>
    );
  return (
    <OverBoard>
      <DetailsPanel {...details} onWhy={onWhy} onClose={onClose} address={address} />
    </OverBoard>
  );
}
