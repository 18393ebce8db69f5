import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NewsCard } from './NewsCard';
import { PieBlock } from './PieBlock';
import { SummaryBlock } from './SummaryBlock';
import { useSummary } from './use-summary';
import { WeightsCard } from './WeightsCard';

interface DashboardLayoutProps {
  /** A line below the heading, or beside it. */
  readonly lead?: ReactNode;
  /** The first card, before the specified parts. */
  readonly work?: ReactNode;
  /** Above the figures; nothing where it is done. */
  readonly firstSteps?: ReactNode;
  /** It is not known yet whether there are any: what is below is prepared, and shown where it then stays. */
  readonly isHeld?: boolean;
  /** Below the specified parts. */
  readonly figures?: ReactNode;
}

/** The specified parts of the dashboard, and the places of the others. Source: spec §2, dashboard. */
export function DashboardLayout({ lead, work, firstSteps, isHeld = false, figures }: DashboardLayoutProps) {
  const { topPercent } = useSummary();
  return (
    <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 4, md: 6 }, pt: 6, pb: 8 }}>
      <Box sx={HEAD}>
        <div>
          <Typography component="h1" variant="h1">
            Dashboard
          </Typography>
          <Typography sx={{ color: 'muted' }}>Overview and quick stats.</Typography>
        </div>
        {lead && <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>{lead}</Box>}
      </Box>
      <Box sx={PARTS}>
        {firstSteps}
        <Box sx={{ ...PARTS, visibility: isHeld ? 'hidden' : 'visible' }}>
          {work}
          <SummaryBlock />
          <PieBlock topPercent={topPercent} />
          <Box sx={CARDS}>
            <NewsCard />
            <WeightsCard />
          </Box>
          {figures && <Box sx={BELOW_THE_FOLD}>{figures}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

const PARTS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 } as const;
/** News and weights, beside each other where there is room. */
const CARDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 4,
  '& > *': { flex: '1 1 480px', minWidth: 0 },
  '& > :first-of-type:not(:only-child)': { flexGrow: 1.6 },
} as const;
/** The browser lays out and paints the figures when they come near the screen. */
const BELOW_THE_FOLD = { contentVisibility: 'auto', containIntrinsicSize: 'auto 2000px' };
/** What leads to the news is below the heading on a phone and beside it elsewhere: there it moves nothing. */
const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'end' },
  justifyContent: 'space-between',
  columnGap: 6,
  mb: { xs: 3, md: 5 },
};
