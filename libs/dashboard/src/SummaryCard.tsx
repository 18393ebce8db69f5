import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon, Spinner } from '@vaglio/ui';
import type { SummaryFigure } from './summary';

/** Card with a figure that links to the counted list. While it loads, a spinner takes the same height. */
export function SummaryCard({ title, figure, subtitle, to }: SummaryFigure) {
  const heading = (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        color: 'text.secondary',
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 550 }}>
        {title}
      </Typography>
      {figure !== null && <Icon of={ArrowUpRight} />}
    </Box>
  );
  if (figure === null) {
    return (
      <Paper sx={CARD}>
        {heading}
        <Box
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            minHeight: { xs: 60, sm: 68 },
            color: 'primary.main',
          }}
        >
          <Spinner />
          <Typography variant="body2" sx={{ color: 'muted' }}>
            Loading...
          </Typography>
        </Box>
      </Paper>
    );
  }
  return (
    <Paper
      component={Link}
      to={to}
      sx={[CARD, { color: 'inherit', textDecoration: 'none', '&:hover': { borderColor: 'borderStrong' } }]}
    >
      {heading}
      <Typography variant="figure" sx={{ mt: 1 }}>
        {figure}
      </Typography>
      <Typography variant="body2" sx={{ color: 'muted' }}>
        {subtitle}
      </Typography>
    </Paper>
  );
}

const CARD = { display: 'block', p: 5, border: 1, borderColor: 'border', transition: 'border-color 120ms' };
