import Box from '@mui/material/Box';
import { PIE_LABEL_MIN_SHARE } from './pie-measures';
import type { Slice } from './group-slices';
import { placeLabel } from './place-label';
import { LABELS_APPEAR } from './ring-motion';
import { RING_INNER, RING_OUTER } from './ring-size';
import { sliceColor, type Scheme } from './slice-color';
import { sliceTurns } from './slice-turns';

interface RingLabelsProps {
  readonly slices: readonly Slice[];
  readonly scheme: Scheme;
  /** Screen px per unit of the drawing. */
  readonly scale: number;
}

/** Labels inside the slices of at least 4 %. The centre of the ring is at 0, 0. Source: spec §9, pie charts. */
export function RingLabels({ slices, scheme, scale }: RingLabelsProps) {
  const turns = sliceTurns(slices);
  return (
    <Box component="g" sx={LABELS_APPEAR}>
      {slices.map(({ name, share }, index) => {
        const turn = turns[index];
        if (share < PIE_LABEL_MIN_SHARE || !turn) return null;
        const label = placeLabel(name, { ...turn, inner: RING_INNER, outer: RING_OUTER }, scale);
        return (
          <text
            key={name}
            transform={`translate(${label.x} ${label.y}) rotate(${label.turn})`}
            fill={sliceColor(name, scheme).ink}
            fontSize={label.size}
            fontWeight={600}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {label.text}
          </text>
        );
      })}
    </Box>
  );
}
