import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { sliceLabel, type ChartLabels } from './chart-labels';
import type { Slice } from './group-slices';
import { ringPath } from './ring-path';
import { RING_INNER, RING_OUTER, RING_SIZE } from './ring-size';
import { sliceTurns } from './slice-turns';

interface RingSlicesProps {
  readonly label: string;
  readonly slices: readonly Slice[];
  readonly labels: ChartLabels;
  /** Receives the hovered or focused slice, or null if there is none. */
  readonly onHover: (slice: Slice | null) => void;
  readonly onSelect: (name: string, members: readonly string[]) => void;
}

/** Invisible buttons over the ring for pointer and keyboard, one per slice. */
export function RingSlices({ label, slices, labels, onHover, onSelect }: RingSlicesProps) {
  const turns = sliceTurns(slices);
  return (
    <Box
      component="svg"
      role="group"
      aria-label={label}
      viewBox={`${-RING_OUTER} ${-RING_OUTER} ${RING_SIZE} ${RING_SIZE}`}
      sx={OVERLAY}
    >
      {slices.map((slice, index) => {
        const turn = turns[index];
        if (!turn) return null;
        const select = () => onSelect(slice.name, slice.members);
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          select();
        };
        const outline = ringPath({ ...turn, inner: RING_INNER, outer: RING_OUTER });
        return (
          <g key={slice.name}>
            <path
              d={outline}
              role="button"
              tabIndex={0}
              aria-label={sliceLabel(slice, labels)}
              onClick={select}
              onKeyDown={onKeyDown}
              onMouseEnter={() => onHover(slice)}
              onMouseLeave={() => onHover(null)}
              onFocus={() => onHover(slice)}
              onBlur={() => onHover(null)}
            />
            <path d={outline} className="seam" aria-hidden="true" />
          </g>
        );
      })}
    </Box>
  );
}

/**
 * Style of the focus, which is a band with an outline in another colour. One of the two colours contrasts with every
 * slice.
 */
const OVERLAY = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& path': { fill: 'transparent', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
  '& [role=button]': { cursor: 'pointer', outline: 'none' },
  '& [role=button]:hover': { fill: 'rgb(255 255 255 / .14)' },
  '& [role=button]:focus-visible': { stroke: 'var(--mui-palette-focus)', strokeWidth: 6 },
  '& .seam': { pointerEvents: 'none' },
  '& :focus-visible + .seam': { stroke: 'var(--mui-palette-background-paper)', strokeWidth: 2 },
};
