import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useUsualParameters } from '@vaglio/startups-data';
import { OfferNotice } from '@vaglio/ui';

/** Without parameters a model is given an empty list of awards: said where the prompt is edited, with the next step. */
export function EmptyAwardsNotice({ isEmpty }: { readonly isEmpty: boolean }) {
  const usual = useUsualParameters();
  return (
    <OfferNotice {...usual} title={isEmpty ? 'The award list is empty' : null}>
      The placeholder becomes nothing, so the model can report no award and no startup gets a score. Add
      awards in{' '}
      <Link component={RouterLink} to={{ hash: 'params' }}>
        Parameters
      </Link>
      , or take the usual ones, which come with weight 0.
    </OfferNotice>
  );
}
