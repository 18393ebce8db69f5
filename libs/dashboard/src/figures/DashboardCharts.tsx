import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CantonsCard } from './CantonsCard';
import { DistributionCard } from './DistributionCard';
import { FinancingCard } from './FinancingCard';
import { FunnelCard } from './FunnelCard';
import { NewCard } from './NewCard';
import { useReadNewStartupsQuery } from '../dashboard.api';
import { daysText } from './new-text';

/** Figures below the parts of the dashboard that the specification requires. */
export function DashboardCharts() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <Part title="Last seven days" detail={<NewDays />}>
        <NewCard />
        <FunnelCard />
      </Part>
      <Part title="Scores and money">
        <DistributionCard />
        <CantonsCard />
        <FinancingCard />
      </Part>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  /** Content next to the title. */
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Group of cards with a heading. It is hidden if it has no cards. With an odd number of cards, the last card has its
 * own row.
 */
function Part({ title, detail, children }: PartProps) {
  return (
    <Box component="section" aria-label={title} sx={{ '&:not(:has(section))': { display: 'none' } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 3 }}>
        <Typography component="h2" variant="h2">
          {title}
        </Typography>
        {detail}
      </Box>
      <Box sx={CARDS}>{children}</Box>
    </Box>
  );
}

const CARDS = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
};

/** Date range of the last seven days. */
function NewDays() {
  const { data, error } = useReadNewStartupsQuery();
  if (!data || error) return null;
  return (
    <Typography variant="body2" sx={{ color: 'muted' }}>
      {daysText(data)}
    </Typography>
  );
}
