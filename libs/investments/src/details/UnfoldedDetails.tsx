import Box from '@mui/material/Box';
import { StartupActions } from '../edit/StartupActions';
import { SourcesBlock } from '../evidence/SourcesBlock';
import { HistoryBlock } from '../history/HistoryBlock';
import { ArticlesBlock } from './ArticlesBlock';
import { AwardsBlock } from './AwardsBlock';
import { BackgroundBlock } from './BackgroundBlock';
import { ContactsBlock } from './ContactsBlock';
import type { DetailsProps } from './details-props';
import { FiguresBlock } from './FiguresBlock';
import { ReadingBlocks } from './ReadingBlocks';

/** The details inside their card, in the order of the specification: contacts, awards, summary, pros, risks, articles. */
export function UnfoldedDetails({ startup, now, ledger, ...actions }: DetailsProps) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'border', px: 4, pt: 4 }}>
      <StartupActions {...actions} startup={startup} isWide={false} />
      <ContactsBlock startup={startup} />
      <AwardsBlock startup={startup} ledger={ledger} />
      <ReadingBlocks startup={startup} />
      <ArticlesBlock articles={startup.articles ?? []} now={now} />
      <FiguresBlock startup={startup} now={now} />
      <BackgroundBlock startup={startup} />
      <SourcesBlock
        key={`sources ${startup.id}`}
        id={startup.id}
        name={startup.company_name}
        hasArticles={Boolean(startup.articles?.length)}
      />
      <HistoryBlock key={startup.id} id={startup.id} now={now} />
    </Box>
  );
}
