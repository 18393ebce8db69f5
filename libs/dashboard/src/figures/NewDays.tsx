import Typography from '@mui/material/Typography';
import { useReadNewStartupsQuery } from '../dashboard.api';
import { daysWords } from './new-words';

/** Which days the last seven are. */
export function NewDays() {
  const { data, error } = useReadNewStartupsQuery();
  if (!data || error) return null;
  return (
    <Typography variant="body2" sx={{ color: 'muted' }}>
      {daysWords(data)}
    </Typography>
  );
}
