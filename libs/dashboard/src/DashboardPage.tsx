import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LateCards } from './LateCards';
import { PieBlock } from './PieBlock';
import { SummaryBlock } from './SummaryBlock';
import { useSummary } from './use-summary';

/** /dashboard. Source: spec §2, dashboard. */
export function DashboardPage() {
  const { topPercent } = useSummary();
  return (
    <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 4, md: 6 }, pt: 6, pb: 8 }}>
      <Typography component="h1" variant="h1">
        Dashboard
      </Typography>
      <Typography sx={{ color: 'muted', mb: 5 }}>Overview and quick stats.</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
        <SummaryBlock />
        <PieBlock topPercent={topPercent} />
        <LateCards />
      </Box>
    </Box>
  );
}
