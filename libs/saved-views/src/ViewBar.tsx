import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode } from 'react';
import { BookmarkPlus, User, Users } from 'lucide-react';
import { Icon, HorizontalScroller } from '@vaglio/ui';
import { ALL_ACTIVE } from '@vaglio/startups-data';
import { DraftActions } from './DraftActions';
import { MoreViews } from './MoreViews';
import { shownTabs } from './shown-tabs';
import type { useViewPage } from './use-view-page';
import { ViewMenu } from './ViewMenu';
import { ViewTab } from './ViewTab';
import { ownerText } from './view-text';

interface ViewBarProps {
  readonly viewing: ReturnType<typeof useViewPage>['bar'];
  /** True while the views are loading. Their space is then reserved. */
  readonly isPending: boolean;
  /** Filters next to the tabs, except on phones. */
  readonly filters: ReactNode;
}

/**
 * Bar with the saved views as tabs, the owner of the current view, the filters, and the buttons for a draft. A server
 * without views has no tabs, and phones show no filters.
 */
export const ViewBar = memo(function ViewBar(props: ViewBarProps) {
  const { viewing, isPending, filters } = props;
  const { views, view, countOf, isAllActive, toSave, edited, rights, open, discard, act } = viewing;
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  if (views === null && !isPending && isPhone) return null;
  const { tabs, more } = shownTabs(views ?? [], view?.id ?? ALL_ACTIVE);
  return (
    <Box sx={BAR}>
      <Box sx={ROW}>
        {views === null ? (
          <Box sx={{ flex: 1 }} />
        ) : (
          <HorizontalScroller component="nav" aria-label="Views" sx={TABS}>
            <ViewTab
              id={ALL_ACTIVE}
              name="All active"
              view={null}
              isCurrent={isAllActive}
              count={countOf(ALL_ACTIVE)}
            />
            {tabs.map((tab) => (
              <ViewTab
                key={tab.id}
                id={tab.id}
                name={tab.name}
                view={tab}
                isCurrent={tab.id === view?.id}
                count={countOf(tab.id)}
              />
            ))}
            <MoreViews views={more} countOf={countOf} />
          </HorizontalScroller>
        )}
        {!isPhone && filters}
        {view && rights && (
          <Box sx={OWNER}>
            <Box component="span" sx={WHOSE}>
              <Icon of={view.is_team ? Users : User} size={16} />
              {ownerText(view)}
            </Box>
            <ViewMenu view={view} rights={rights} onAct={(chosen) => void act(chosen)} />
          </Box>
        )}
        {toSave !== null && (
          <Button
            size="small"
            variant="text"
            startIcon={<Icon of={BookmarkPlus} size={16} />}
            onClick={() => open('save')}
            sx={{ flex: 'none' }}
          >
            Save view
          </Button>
        )}
      </Box>
      {view && rights && edited !== null && (
        <Box sx={[ROW, DRAFT]}>
          <DraftActions
            isTeam={view.is_team}
            canUpdate={rights.canChange}
            onDiscard={discard}
            onSaveAsMine={() => open('save')}
            onUpdate={() => open('update')}
          />
        </Box>
      )}
    </Box>
  );
});

const BAR = { bgcolor: 'background.paper', borderBottom: 1, borderColor: 'border' };
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: 1448,
  minHeight: { xs: 52, md: 44 },
  mx: 'auto',
  px: { xs: 4, md: 6 },
};
const DRAFT = {
  borderTop: 1,
  borderColor: 'border',
  justifyContent: { md: 'flex-end' },
  '& > *': { flex: { xs: 1, md: 'none' } },
};
const TABS = {
  flex: 1,
  gap: 1,
  // Aligns the first tab's name with the bar above.
  ml: '-10px',
  py: '4px',
};
/** Style of the owner's name. On narrow screens it is hidden, and only the tab's icon shows the owner. */
const WHOSE = { display: { xs: 'none', lg: 'inline-flex' }, alignItems: 'center', gap: 2 };
const OWNER = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  typography: 'body2',
  color: 'text.secondary',
};
