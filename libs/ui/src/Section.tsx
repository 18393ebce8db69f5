import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { TermHelp } from './help/TermHelp';
import type { Term } from './help/terms';

interface SectionProps {
  readonly title: string;
  /** Glossary term in the title, which a help button next to the title explains. */
  readonly help?: Term;
  /** One line that describes the purpose of the section. */
  readonly purpose?: ReactNode;
  /** Control to the right of the title. */
  readonly action?: ReactNode;
  /** 1 for the main card of a page, 2 for a card next to other cards, 3 for a card below another heading. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Ref of the title. It can receive the focus when the focused element is removed. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** True to remove the padding of the body, for tables, pagers and `Block`s. */
  readonly isFlush?: boolean;
  /** True to keep the title and the action visible while the page scrolls. */
  readonly isPinned?: boolean;
  readonly children: ReactNode;
}

/** Card with a title, a purpose and an action. Its title is the accessible name of the region. */
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

/** Style that makes the header sticky below the top bar, except on phones, where space is scarce. */
const PINNED = {
  position: { md: 'sticky' },
  top: 56,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
  mb: '-1px',
} as const;
