import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FilePlus, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routes } from '@vaglio/startups-domain';
import { Icon } from '@vaglio/ui';
import { ReviewTabs } from './ReviewTabs';

interface ReviewBarProps {
  /** Filters next to the tabs. */
  readonly children?: ReactNode;
  /** Counts and buttons at the right edge. */
  readonly end?: ReactNode;
  /** Shows the hotkeys of the page; undefined if the page has no hotkeys. */
  readonly onHelp?: () => void;
}

/** Bar above the review desk with the tabs, the filters and the progress. */
export function ReviewBar({ children, end, onHelp }: ReviewBarProps) {
  return (
    <Box sx={BAR}>
      <Box sx={ROW}>
        <ReviewTabs />
        {children}
        <Box sx={END}>
          {end}
          <AddArticleLink />
          {onHelp && <HelpButton onHelp={onHelp} />}
        </Box>
      </Box>
    </Box>
  );
}

/** Link to the form that adds an article by its address. */
export function AddArticleLink() {
  return (
    <IconButton
      component={Link}
      to={routes.addArticle()}
      aria-label="Read an article"
      title="Read an article"
    >
      <Icon of={FilePlus} />
    </IconButton>
  );
}

/** Button that shows the hotkeys of the page. */
export function HelpButton({ onHelp }: { readonly onHelp: () => void }) {
  return (
    <IconButton aria-label="Keyboard" title="Keyboard" aria-haspopup="dialog" edge="end" onClick={onHelp}>
      <Icon of={Keyboard} />
    </IconButton>
  );
}

const BAR = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
  position: { md: 'sticky' },
  top: { md: 56 },
  zIndex: 'mobileStepper',
};
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: '0 12px', md: '0 20px' },
  maxWidth: 1448,
  minHeight: 56,
  mx: 'auto',
  px: { xs: 3, md: 6 },
};
const END = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  ml: 'auto',
  typography: 'body2',
  color: 'text.secondary',
};
