import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FilePlus, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routes } from '@vaglio/startups-domain';
import { Icon } from '@vaglio/ui';
import { ReviewTabs } from './ReviewTabs';

interface ReviewBarProps {
  /** Filters, beside the tabs. */
  readonly children?: ReactNode;
  /** Figures and buttons at the right edge. */
  readonly end?: ReactNode;
  /** Shows the keys of the page; left out where there are none. */
  readonly onHelp?: () => void;
}

/** The bar above the desk: its tabs, the filters with their counts, and what was decided. */
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

/** The way to the form that reads an article by its address. */
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

/** Shows the keys of the page. */
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
