import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { CompareButton } from '../compare/CompareButton';
import { StartupActions } from '@vaglio/startup-decisions';
import { KnownFactsBlock, SourcesBlock, LazyFactsTab } from '@vaglio/startup-facts';
import { LazyNotesTab, LazyTimelineTab, TimelineLinkBlock, WorkActions } from '@vaglio/startup-activity';
import { DossierLink } from '../print/DossierLink';
import { ArticlesBlock } from './ArticlesBlock';
import { AwardsBlock } from './AwardsBlock';
import { BackgroundBlock } from './BackgroundBlock';
import { ContactsBlock } from './ContactsBlock';
import type { DetailsProps } from './details-props';
import { DetailsTabs, panelOf } from './DetailsTabs';
import { FiguresBlock } from './FiguresBlock';
import { SidebarBlocks } from '../sidebar/SidebarBlocks';
import { NothingKnownLine } from './NothingKnownLine';
import { ReadingBlocks } from './ReadingBlocks';
import { useOfferedTabs } from './use-offered-tabs';

/**
 * Details inside a startup's card. The known facts come first. The rest follows the order of the specification:
 * contacts, awards, summary, pros, risks, articles.
 */
export const InlineDetails = memo(function InlineDetails(props: DetailsProps) {
  const { startup, tab, onTabChange, shortcutsEnabled, onFactChange, undoFactChange } = props;
  const idBase = useId();
  const { tabs, hasTabs } = useOfferedTabs(tab);
  const shown = tabs.includes(tab) ? tab : 'details';
  // The elements are identical with and without tabs, so that their state is kept when the tabs appear.
  return (
    <Box sx={{ borderTop: 1, borderColor: 'border' }}>
      {hasTabs && (
        <Box sx={{ px: 4, borderBottom: 1, borderColor: 'border' }}>
          <DetailsTabs startup={startup} tab={shown} onTabChange={onTabChange} tabs={tabs} idBase={idBase} />
        </Box>
      )}
      <Box {...(hasTabs && panelOf(idBase, shown))}>
        {shown === 'details' && <Unfolded {...props} />}
        {shown === 'facts' && (
          <LazyFactsTab
            key={startup.id}
            id={startup.id}
            shortcutsEnabled={shortcutsEnabled}
            report={onFactChange}
            undoChange={undoFactChange}
          />
        )}
        {shown === 'timeline' && <LazyTimelineTab key={startup.id} id={startup.id} />}
        {shown === 'notes' && <LazyNotesTab key={startup.id} id={startup.id} scope={props.notes} />}
      </Box>
    </Box>
  );
});

function Unfolded({ startup, ledger, onTabChange, shortcutsEnabled, ...actions }: DetailsProps) {
  return (
    <Box sx={{ px: 4, pt: 4 }}>
      <Box sx={HEAD}>
        <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
          <StartupActions {...actions} key={startup.id} startup={startup} isWide={false}>
            <WorkActions startup={startup} shortcutsEnabled={shortcutsEnabled} size="medium" />
          </StartupActions>
        </Box>
        <Box sx={{ display: 'flex' }}>
          <CompareButton startup={startup} />
          <DossierLink startupId={startup.id} label="Print the dossier" />
        </Box>
      </Box>
      <KnownFactsBlock startup={startup} />
      <ContactsBlock startup={startup} />
      <AwardsBlock startup={startup} ledger={ledger} />
      <ReadingBlocks startup={startup} />
      <ArticlesBlock startup={startup} />
      <NothingKnownLine startup={startup} />
      <FiguresBlock startup={startup} />
      <SidebarBlocks startup={startup} />
      <BackgroundBlock startup={startup} />
      <SourcesBlock
        key={`sources ${startup.id}`}
        id={startup.id}
        name={startup.company_name}
        hasArticles={Boolean(startup.articles?.length)}
      />
      <TimelineLinkBlock id={startup.id} onTabChange={onTabChange} />
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: 2,
};
