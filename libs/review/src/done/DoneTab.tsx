import Box from '@mui/material/Box';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import { routes } from '@vaglio/startups-domain';
import { ErrorAlert, VisuallyHidden } from '@vaglio/ui';
import { FilterChips } from '../FilterChips';
import { ReviewBar } from '../ReviewBar';
import { DiscardedNames } from './DiscardedNames';
import { ReviewedSteps } from './ReviewedSteps';
import { useTakeBack } from './use-take-back';

const SHOWN = ['all', 'mine'] as const;
type Shown = (typeof SHOWN)[number];
const LABELS: Readonly<Record<Shown, string>> = { all: 'Everyone', mine: 'Mine' };

/** Tab with past decisions, which can be undone, and the names that articles do not propose again. */
export function DoneTab() {
  const [shown, setShown] = useState<Shown>('all');
  const back = useTakeBack();
  if (useIsSupported('listReviewSteps') === false)
    return <Navigate to={routes.review('duplicates')} replace />;
  return (
    <>
      <ReviewBar>
        <FilterChips chosen={shown} filters={SHOWN} labels={LABELS} counts={null} onChoose={setShown} />
      </ReviewBar>
      <Box sx={PAGE}>
        <VisuallyHidden role="status">{back.said}</VisuallyHidden>
        {back.failure !== null && <ErrorAlert onClose={back.close}>{back.failure}</ErrorAlert>}
        <ReviewedSteps key={shown} isMine={shown === 'mine'} isUndoing={back.isBusy} onUndo={back.undo} />
        <DiscardedNames isBusy={back.isBusy} onAllow={back.allow} />
      </Box>
    </>
  );
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
