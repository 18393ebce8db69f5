import Box from '@mui/material/Box';
import type { Startup } from '@vaglio/contract';
import { PANEL_RAIL } from '../details/panel-style';
import { EarlierDecisions } from '@vaglio/startup-decisions';
import { RailBlocks } from './RailBlocks';

interface DecisionRailProps {
  readonly startup: Startup;
  readonly now: Date;
}

/** Beside the timeline and the notes, where there is room: what is decided, who works on it, and what was decided before. */
export function DecisionRail({ startup, now }: DecisionRailProps) {
  return (
    <Box sx={RAIL}>
      <RailBlocks startup={startup} now={now} />
      <EarlierDecisions startup={startup} now={now} />
    </Box>
  );
}

const RAIL = { ...PANEL_RAIL, display: { xs: 'none', xxl: 'block' } };
