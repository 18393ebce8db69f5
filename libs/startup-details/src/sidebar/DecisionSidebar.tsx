import Box from '@mui/material/Box';
import type { Startup } from '@vaglio/contract';
import { PANEL_RAIL } from '../details/panel-style';
import { EarlierDecisions } from '@vaglio/startup-decisions';
import { SidebarBlocks } from './SidebarBlocks';

interface DecisionSidebarProps {
  readonly startup: Startup;
}

/**
 * Sidebar next to the timeline and the notes on wide screens. It shows the current decision, the assignee and earlier
 * decisions.
 */
export function DecisionSidebar({ startup }: DecisionSidebarProps) {
  return (
    <Box sx={RAIL}>
      <SidebarBlocks startup={startup} />
      <EarlierDecisions startup={startup} />
    </Box>
  );
}

const RAIL = { ...PANEL_RAIL, display: { xs: 'none', xxl: 'block' } };
