import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type RefObject } from 'react';
import { Keyboard, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { canSeeSettings } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { routes } from '@vaglio/startups-domain';
import { Icon, SearchBar } from '@vaglio/ui';
import { PhoneFilters } from '../filters/PhoneFilters';
import { DossierLink } from '@vaglio/startup-details';
import { LayoutSwitch } from './LayoutSwitch';
import { DownloadList } from './DownloadList';
import { NewStartupLink } from '../new-startup/NewStartupLink';
import { ListFilters } from './ListFilters';
import { toSearched, type ListQuery } from '@vaglio/startups-data';
import { sortLabel } from './list-labels';
import { ModeTabs } from './ModeTabs';
import { ResultCount } from './ResultCount';

interface ListBarProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Number of startups in the list; null while unknown. */
  readonly total: number | null;
  /** True while a new list loads. Until then, `total` belongs to the previous list. */
  readonly isFetching: boolean;
  readonly controls: string;
  readonly barRef: RefObject<HTMLElement | null>;
  /** Opens the help dialog with the hotkeys of the page. */
  readonly onHelp: () => void;
}

/** Sticky bar above the list. On phones, one button opens all filters in a sheet. */
export const ListBar = memo(function ListBar({
  query,
  onChange,
  total,
  isFetching,
  controls,
  barRef,
  onHelp,
}: ListBarProps) {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const search = (
    <SearchBar
      label="Search by company or founder"
      query={query}
      onChange={(searched) => onChange(toSearched(searched))}
    />
  );
  return (
    <Box ref={barRef} sx={[BAR, !isPhone && STICKY]}>
      <Box sx={ROW}>
        <ModeTabs query={query} onChange={onChange} controls={controls} />
        {isPhone ? (
          <>
            <Box
              sx={{ flexBasis: '100%', display: 'flex', gap: 2, '& > :not(button)': { maxWidth: 'none' } }}
            >
              {search}
              <PhoneFilters query={query} onChange={onChange} total={isFetching ? null : total} />
            </Box>
            <ResultCount total={total} query={query} />
            <Box sx={{ ml: 'auto', display: 'flex', gap: 2 }}>
              <NewStartupLink />
              <ImportLink />
              <DownloadList query={query} total={total} />
              <DossierLink startupId={null} label="Print the list" />
            </Box>
            <Box sx={{ color: 'text.secondary' }} aria-hidden="true">
              Sort{' '}
              <Box component="b" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {sortLabel(query.sort)}
              </Box>
            </Box>
          </>
        ) : (
          <>
            <Box sx={{ flex: '0 1 270px', minWidth: 180, display: 'flex' }}>{search}</Box>
            <ListFilters query={query} onChange={onChange} />
            <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
              <ResultCount total={total} query={query} isBrief />
              <NewStartupLink />
              <ImportLink />
              <DownloadList query={query} total={total} />
              <DossierLink startupId={null} label="Print the list" />
              <LayoutSwitch query={query} onChange={onChange} />
              <IconButton
                aria-label="Keyboard"
                title="Keyboard"
                aria-haspopup="dialog"
                onClick={onHelp}
                edge="end"
              >
                <Icon of={Keyboard} />
              </IconButton>
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
});

/** Link to the import page. It is shown only to users who may import. */
function ImportLink() {
  const { role } = useSession();
  if (!canSeeSettings(role)) return null;
  return (
    <IconButton component={Link} to={routes.importList()} aria-label="Import a list" title="Import a list">
      <Icon of={Upload} />
    </IconButton>
  );
}

const BAR = { bgcolor: 'background.paper', borderBottom: 1, borderColor: 'border' };
/** Style that makes the bar sticky below the top bar, which is 56 px high. */
const STICKY = { position: 'sticky', top: 56, zIndex: 'mobileStepper' };
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 2, md: '0 8px' },
  maxWidth: 1448,
  minHeight: 56,
  mx: 'auto',
  px: { xs: 4, md: 6 },
  pb: { xs: 3, md: 0 },
  '& select': { fieldSizing: { md: 'content' } },
  // Vertical margin between the rows if the filters wrap.
  '& > :not(.MuiTabs-root)': { my: { md: '10px' } },
};
