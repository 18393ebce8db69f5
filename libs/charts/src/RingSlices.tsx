import Box from '@mui/material/Box';
import { PIE_INNER_RADIUS, PIE_OUTER_RADIUS } from '@vaglio/product-rules';
import type { KeyboardEvent } from 'react';
import { sliceWords, type ChartWords } from './chart-words';
import type { Slice } from './group-slices';
import { ringPath } from './ring-path';
import { RING_SIZE } from './ring-size';

interface RingSlicesProps {
  readonly label: string;
  readonly slices: readonly Slice[];
  readonly words: ChartWords;
  /** The slice under the pointer or with the focus; null when there is none any more. */
  readonly onLook: (slice: Slice | null) => void;
  readonly onSelect: (name: string, members: readonly string[]) => void;
}

const OUTER = RING_SIZE / 2;
const INNER = (OUTER * PIE_INNER_RADIUS) / PIE_OUTER_RADIUS;

/** What can be pressed, over the drawn ring: the same pieces, each a button for pointer and keyboard. */
export function RingSlices({ label, slices, words, onLook, onSelect }: RingSlicesProps) {
  let turned = 0;
  const pieces = slices.map((slice) => {
    const from = turned;
    turned += slice.share;
    return { slice, path: ringPath({ from, to: turned, inner: INNER, outer: OUTER }) };
  });
  return (
    <Box component="svg" role="group" aria-label={label} viewBox={`${-OUTER} ${-OUTER} ${RING_SIZE} ${RING_SIZE}`} sx={OVERLAY}>
      {pieces.map(({ slice, path }) => {
        const select = () => onSelect(slice.name, slice.members);
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          select();
        };
        return (
          <path
            key={slice.name} d={path} fill="transparent" role="button" tabIndex={0} aria-label={sliceWords(slice, words)}
            onClick={select} onKeyDown={onKeyDown}
            onMouseEnter={() => onLook(slice)} onMouseLeave={() => onLook(null)} onFocus={() => onLook(slice)} onBlur={() => onLook(null)}
          />
        );
      })}
    </Box>
  );
}

const OVERLAY = {
  position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible',
  '& path': { cursor: 'pointer', outline: 'none' },
  '& path:hover': { fill: 'rgb(255 255 255 / .14)' },
  '& path:focus-visible': { stroke: 'var(--mui-palette-focus)', strokeWidth: 2 },
};
