import { memo, useMemo } from 'react';
import { usePie } from '@nivo/pie';
import { PIE_PAD_ANGLE_DEGREES } from './pie-measures';
import type { Slice } from './group-slices';
import { RING_INNER, RING_OUTER } from './ring-size';
import { RingLabels } from './RingLabels';
import { sliceColor, type Scheme } from './slice-color';
import { useScheme } from './use-scheme';

interface RingProps {
  readonly slices: readonly Slice[];
  /** Screen px per unit of the drawing. */
  readonly scale: number;
}

/** Drawing of a ring chart, clockwise from 12 o'clock in the given order. Slices of at least 4 % have labels. */
export function Ring({ slices, scale }: RingProps) {
  const scheme = useScheme();
  return (
    <g transform={`translate(${RING_OUTER} ${RING_OUTER})`}>
      <Arcs slices={slices} scheme={scheme} />
      <RingLabels slices={slices} scheme={scheme} scale={scale} />
    </g>
  );
}

interface ArcsProps {
  readonly slices: readonly Slice[];
  readonly scheme: Scheme;
}

const Arcs = memo(function Arcs({ slices, scheme }: ArcsProps) {
  const data = useMemo(() => slices.map((slice) => datumOf(slice, scheme)), [slices, scheme]);
  const { dataWithArc, arcGenerator } = usePie({
    data,
    radius: RING_OUTER,
    innerRadius: RING_INNER,
    padAngle: PIE_PAD_ANGLE_DEGREES,
  });
  return dataWithArc.map(({ id, arc, color, data: { outline } }) => (
    <path key={id} d={arcGenerator(arc) ?? undefined} fill={color} stroke={outline} />
  ));
});

/** Converts a slice to the data format of the chart library. */
function datumOf({ name, count }: Slice, scheme: Scheme) {
  const { fill, outline } = sliceColor(name, scheme);
  return {
    id: name,
    label: name,
    value: count,
    formattedValue: String(count),
    color: fill,
    fill,
    hidden: false,
    data: { outline },
  };
}
