import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SummaryBlock } from './SummaryBlock';

/** /dashboard. Source: spec §2, dashboard. */
export function DashboardPage() {
  return (
    <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 4, md: 6 }, pt: 6, pb: 8 }}>
      <Typography component="h1" variant="h1">Dashboard</Typography>
      <Typography sx={{ color: 'muted', mb: 5 }}>Overview and quick stats.</Typography>
      <SummaryBlock />
    </Box>
  );
}
