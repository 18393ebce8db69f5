import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, type ElementType, type ReactNode } from 'react';
import { useHorizontalScroll } from './use-horizontal-scroll';

interface HorizontalScrollerProps {
  readonly component?: ElementType;
  readonly 'aria-label'?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** Row that scrolls horizontally if it is too wide. Edges with hidden content fade out. */
export function HorizontalScroller({ component = 'div', sx, children, ...rest }: HorizontalScrollerProps) {
  const row = useRef<HTMLElement>(null);
  const { hasMoreLeft, hasMoreRight } = useHorizontalScroll(row);
  return (
    <Box
      ref={row}
      component={component}
      data-more-left={hasMoreLeft || undefined}
      data-more-right={hasMoreRight || undefined}
      sx={[ROW, ...(Array.isArray(sx) ? sx : [sx])]}
      {...rest}
    >
      {children}
    </Box>
  );
}

const FADED_PX = 40;
const ROW = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Scroll padding keeps the focused element out of the faded edges.
  scrollPaddingInline: `${FADED_PX}px`,
  '--left': '0px',
  '--right': '0px',
  '&[data-more-left]': { '--left': `${FADED_PX}px` },
  '&[data-more-right]': { '--right': `${FADED_PX}px` },
  '&[data-more-left], &[data-more-right]': {
    maskImage:
      'linear-gradient(to right, transparent, black var(--left), black calc(100% - var(--right)), transparent)',
  },
} as const;
