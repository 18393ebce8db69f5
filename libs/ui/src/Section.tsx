import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { TermHelp } from './help/TermHelp';
import type { Term } from './help/terms';

interface SectionProps {
  readonly title: string;
  /** A term of ours in the title, with a question mark beside it. */
  readonly help?: Term;
  /** One line: what this is for. */
  readonly purpose?: ReactNode;
  /** Shown at the right of the title. */
  readonly action?: ReactNode;
  /** 1 for the card that is the page, 2 for a card beside others, 3 for one under a heading of its own. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Of the title, which can then be given the focus once what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** No padding around the body: for tables and pagers, which reach the edges, and `Block`s, which bring their own. */
  readonly isFlush?: boolean;
  /** Title and action stay in sight while the page scrolls. */
  readonly isPinned?: boolean;
  readonly children: ReactNode;
}

/** A card with title, purpose and action; a region named by its title. */
export function Section({
  title,
  help,
  purpose,
  action,
  headingLevel = 1,
  titleRef,
  isFlush = false,
  isPinned = false,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      sx={{ border: 1, borderColor: 'border', overflow: 'clip' }}
    >
      <Box
        component="header"
        sx={[
          { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 5, py: 4 },
          isPinned && PINNED,
        ]}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography
            id={titleId}
            component={`h${headingLevel}`}
            {...(titleRef && { ref: titleRef, tabIndex: -1 })}
            variant={headingLevel === 1 ? 'cardTitle' : 'h2'}
            {...(help && { sx: { display: 'inline' } })}
          >
            {title}
          </Typography>
          {help && <TermHelp term={help} />}
          {purpose && <Typography sx={{ color: 'muted', mt: '2px' }}>{purpose}</Typography>}
        </Box>
        {action}
      </Box>
      <Box sx={isFlush ? undefined : { px: 5, pb: 5 }}>{children}</Box>
    </Paper>
  );
}

/** Below the top bar; a phone has no room for it. */
const PINNED = {
  position: { md: 'sticky' },
  top: 56,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
  mb: '-1px',
} as const;
