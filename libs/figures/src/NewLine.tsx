import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '@vaglio/ui';
import { useReadNewStartupsQuery } from './figures.api';
import { reachedAddress } from './list-address';

/** One line that leads to what is new; nothing while it is not known, or where the server does not say. */
export function NewLine() {
  const { data, error } = useReadNewStartupsQuery();
  if (!data || error) return null;
  if (data.count === 0)
    return <Box sx={{ color: 'muted' }}>Nothing new above the threshold in seven days</Box>;
  return (
    <Link component={RouterLink} to={reachedAddress(data)} underline="none" sx={LINE}>
      {data.count} new above the threshold in seven days
      <Icon of={ArrowRight} />
    </Link>
  );
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44, fontWeight: 550 };
