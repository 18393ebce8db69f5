import Box from '@mui/material/Box';
import { memo } from 'react';
import { KnownFactsBlock, SourcesBlock } from '@vaglio/startup-facts';
import { ArticlesBlock } from './ArticlesBlock';
import { AwardsBlock } from './AwardsBlock';
import { BackgroundBlock } from './BackgroundBlock';
import { ContactsBlock } from './ContactsBlock';
import type { DetailsProps } from './details-props';
import { FiguresBlock } from './FiguresBlock';
import { SidebarBlocks } from '../sidebar/SidebarBlocks';
import { TimelineLinkBlock } from '@vaglio/startup-activity';
import { PANEL_RAIL } from './panel-style';
import { NothingKnownLine } from './NothingKnownLine';
import { ReadingBlocks } from './ReadingBlocks';

type DetailsBodyProps = Pick<DetailsProps, 'startup' | 'ledger' | 'onTabChange'>;

/**
 * Details next to the list, with texts on the left and facts on the right. Each block renders again only if its own
 * data change.
 */
export const DetailsBody = memo(function DetailsBody({ startup, ledger, onTabChange }: DetailsBodyProps) {
  return (
    <>
      <Box sx={{ px: 6, pt: 5 }}>
        <KnownFactsBlock startup={startup} />
        <ReadingBlocks startup={startup} />
        <ArticlesBlock startup={startup} />
        <NothingKnownLine startup={startup} />
        <BackgroundBlock startup={startup} />
        <SourcesBlock
          key={`sources ${startup.id}`}
          id={startup.id}
          name={startup.company_name}
          hasArticles={Boolean(startup.articles?.length)}
        />
        <TimelineLinkBlock id={startup.id} onTabChange={onTabChange} />
      </Box>
      <Box sx={PANEL_RAIL}>
        <SidebarBlocks startup={startup} />
        <ContactsBlock startup={startup} />
        <AwardsBlock startup={startup} ledger={ledger} />
        <FiguresBlock startup={startup} />
      </Box>
    </>
  );
});
