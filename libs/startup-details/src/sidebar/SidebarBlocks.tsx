import { memo } from 'react';
import type { Startup } from '@vaglio/contract';
import { WorkBlock } from '@vaglio/startup-activity';
import { DecisionBlock } from '@vaglio/startup-decisions';

interface SidebarBlocksProps {
  readonly startup: Startup;
}

/** Current decision about a startup, and its assignee. */
export const SidebarBlocks = memo(function SidebarBlocks({ startup }: SidebarBlocksProps) {
  return (
    <>
      <DecisionBlock startup={startup} />
      <WorkBlock key={`work ${startup.id}`} id={startup.id} />
    </>
  );
});
