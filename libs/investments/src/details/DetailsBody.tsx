import Box from '@mui/material/Box';
import { SourcesBlock } from '../evidence/SourcesBlock';
import { HistoryBlock } from '../history/HistoryBlock';
import { ArticlesBlock } from './ArticlesBlock';
import { AwardsBlock } from './AwardsBlock';
import { BackgroundBlock } from './BackgroundBlock';
import { ContactsBlock } from './ContactsBlock';
import type { DetailsProps } from './details-props';
import { FiguresBlock } from './FiguresBlock';
import { WorkBlock } from '../work/WorkBlock';
import { PANEL_RAIL } from './panel-style';
import { ReadingBlocks } from './ReadingBlocks';

/** The details beside the list: text to read at the left, facts at the right. */
export function DetailsBody({ startup, now, ledger }: Pick<DetailsProps, 'startup' | 'now' | 'ledger'>) {
  return (
    <>
      <Box sx={{ px: 6, pt: 5 }}>
        <ReadingBlocks startup={startup} />
        <ArticlesBlock articles={startup.articles ?? []} now={now} />
        <BackgroundBlock startup={startup} />
        <SourcesBlock
          key={`sources ${startup.id}`}
          id={startup.id}
          name={startup.company_name}
          hasArticles={Boolean(startup.articles?.length)}
        />
        <HistoryBlock key={startup.id} id={startup.id} now={now} />
      </Box>
      <Box sx={PANEL_RAIL}>
        <WorkBlock key={`work ${startup.id}`} id={startup.id} now={now} />
        <ContactsBlock startup={startup} />
        <AwardsBlock startup={startup} ledger={ledger} />
        <FiguresBlock startup={startup} now={now} />
      </Box>
    </>
  );
}
