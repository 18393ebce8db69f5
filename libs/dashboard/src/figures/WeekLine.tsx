import Box from '@mui/material/Box';
import { useReadNewStartupsQuery } from '../dashboard.api';
import { LeadLink } from './LeadLink';
import { reachedAddress } from './list-address';

/** What reached the threshold in seven days, as a line that leads to it; nothing while it is not known, or where the server does not say. */
export function WeekLine() {
  const { data, error } = useReadNewStartupsQuery();
  if (!data || error) return null;
  if (data.count === 0)
    return <Box sx={{ color: 'muted' }}>Nothing new above the threshold in seven days</Box>;
  return <LeadLink to={reachedAddress(data)}>{data.count} new above the threshold in seven days</LeadLink>;
}
