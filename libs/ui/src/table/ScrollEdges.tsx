import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../Icon';
import { useHorizontalScroll } from '../scroll/use-horizontal-scroll';

interface ScrollEdgesProps {
  /** Ref of the positioned element that surrounds the table. */
  readonly root: RefObject<HTMLElement | null>;
  /** CSS selector of the scrolling element inside the root. */
  readonly scroller: string;
}

/** Edges of a table that is too wide. Hidden columns fade out, and a button scrolls to them. */
export function ScrollEdges({ root, scroller }: ScrollEdgesProps) {
  const { hasMoreLeft, hasMoreRight, scroll } = useHorizontalScroll(root, scroller);
  return (
    <>
      {hasMoreLeft && (
        <Edge side="left" label="Previous columns" icon={ChevronLeft} onClick={() => scroll(-1)} />
      )}
      {hasMoreRight && (
        <Edge side="right" label="More columns" icon={ChevronRight} onClick={() => scroll(1)} />
      )}
    </>
  );
}

interface EdgeProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
}

function Edge({ side, label, icon, onClick }: EdgeProps) {
  return (
    <Box sx={[EDGE, { [side]: 0, '--to': side }]}>
      <IconButton size="small" aria-label={label} title={label} onClick={onClick} sx={BUTTON}>
        <Icon of={icon} />
      </IconButton>
    </Box>
  );
}

const EDGE = {
  position: 'absolute',
  top: 1,
  bottom: 0,
  zIndex: 4,
  width: 48,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  // Pointer events pass through, so that clicks reach the rows below.
  pointerEvents: 'none',
  background:
    'linear-gradient(to var(--to), transparent, var(--mui-palette-background-paper) 85%) no-repeat 0 36px',
};
const BUTTON = {
  pointerEvents: 'auto',
  mt: '4px',
  border: 1,
  borderColor: 'borderStrong',
  bgcolor: 'background.paper',
  '&&': { width: 28, height: 28 },
};
