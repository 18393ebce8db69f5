import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { StageLinks, TO_DECIDE, TO_DUPLICATES } from './StageLinks';

/** After a run: where what it made is seen. */
export function CurateLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }}>
      <Link component={RouterLink} to={{ search: 'tab=curated', hash: 'results' }}>
        Curated startups
      </Link>
      <Link component={RouterLink} to={PATHS.investments}>
        Ranked list
      </Link>
      <StageLinks stages={[TO_DUPLICATES, TO_DECIDE]} />
    </Box>
  );
}
