import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LateCards } from './LateCards';
import { PieBlock } from './PieBlock';
import { SummaryBlock } from './SummaryBlock';
import { useSummary } from './use-summary';
import { WhenNear } from './WhenNear';

interface DashboardPageProps {
  /** A line below the heading, or beside it. */
  readonly lead?: ReactNode;
  /** Above the figures; nothing where it is done. */
  readonly firstSteps?: ReactNode;
  /** It is not known yet whether there are any: what is below is prepared, and shown where it then stays. */
  readonly isHeld?: boolean;
  /** Below the specified parts; loaded when a person comes near. */
  readonly figures?: ReactNode;
}

/** /dashboard. Source: spec §2, dashboard. */
export function DashboardPage({ lead, firstSteps, isHeld = false, figures }: DashboardPageProps) {
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
          <SummaryBlock />
          <PieBlock topPercent={topPercent} />
          <LateCards />
          {figures && <WhenNear>{figures}</WhenNear>}
        </Box>
      </Box>
    </Box>
  );
}

const PARTS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 } as const;
/** What leads to the news is below the heading on a phone and beside it elsewhere: there it moves nothing. */
const HEAD = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'end' },
  justifyContent: 'space-between',
  columnGap: 6,
  mb: { xs: 3, md: 5 },
};
