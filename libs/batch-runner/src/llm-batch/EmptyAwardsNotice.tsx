import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useUsualParameters } from '@vaglio/startups-data';
import { OfferNotice } from '@vaglio/ui';

/** A run without parameters finds no award and scores nothing: said where it is started, with the next step. */
export function EmptyAwardsNotice({ isEmpty }: { readonly isEmpty: boolean }) {
  const usual = useUsualParameters();
  return (
    <Box sx={{ px: 5, pb: 4, '&:empty': { display: 'none' } }}>
      <OfferNotice {...usual} title={isEmpty ? 'The award list is empty' : null}>
        A run now finds no award, and articles are read only once. Add awards in{' '}
        <Link component={RouterLink} to={{ hash: 'params' }}>
          Parameters
        </Link>{' '}
        first, or take the usual ones, which come with weight 0.
      </OfferNotice>
    </Box>
  );
}
