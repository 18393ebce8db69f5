import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NewsCard } from './NewsCard';
import { PieBlock } from './PieBlock';
import { SummaryBlock } from './SummaryBlock';
import { useSummary } from './use-summary';
import { WeightsCard } from './WeightsCard';

interface DashboardLayoutProps {
  /** Line below the heading on phones, and next to it on larger screens. */
  readonly lead?: ReactNode;
  /** First card, above the parts that the specification requires. */
  readonly work?: ReactNode;
  /** Card with the first steps, above the figures. It renders nothing when all steps are done. */
  readonly firstSteps?: ReactNode;
  /** True while the first steps load. The parts below are hidden until then, so that they do not move. */
  readonly isHeld?: boolean;
  /** Figures below the parts that the specification requires. */
  readonly figures?: ReactNode;
}

/**
 * Layout of the dashboard. It contains the parts that the specification requires and slots for further parts. Source:
 * spec §2, dashboard.
 */
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
/** Layout of the cards for news and weights. They are side by side on wide screens. */
const CARDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 4,
  '& > *': { flex: '1 1 480px', minWidth: 0 },
  '& > :first-of-type:not(:only-child)': { flexGrow: 1.6 },
} as const;
/** Style that delays layout and painting of the figures until they are near the viewport. */
const BELOW_THE_FOLD = { contentVisibility: 'auto', containIntrinsicSize: 'auto 2000px' };
/**
 * Style of the heading. The link to new startups is below the heading on phones. On larger screens it is next to it,
 * where it does not move other content.
 */
const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'end' },
  justifyContent: 'space-between',
  columnGap: 6,
  mb: { xs: 3, md: 5 },
};
