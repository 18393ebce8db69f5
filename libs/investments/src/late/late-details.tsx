import Box from '@mui/material/Box';
import { lateCode, latePart } from '@vaglio/ui';
import { DetailsSkeleton } from '../details/DetailsSkeleton';

/** The details of the startup that is looked at: the list comes first. */
export const details = lateCode(() => import('./details'));

export const DetailsPanel = latePart(details, (code) => code.DetailsPanel, <DetailsSkeleton />);
export const UnfoldedDetails = latePart(
  details,
  (code) => code.UnfoldedDetails,
  <Box aria-busy sx={{ height: 320, borderTop: 1, borderColor: 'border' }} />,
);
