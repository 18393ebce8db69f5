import { Pie } from '@nivo/pie';
import {
  CHART_ANIMATION_MS,
  PIE_INNER_RADIUS,
  PIE_OUTER_RADIUS,
  PIE_PAD_ANGLE_DEGREES,
} from './pie-measures';
import type { Slice } from './group-slices';
import { RING_OUTER, RING_SIZE } from './ring-size';
import { RingLabels } from './RingLabels';
import { sliceColor } from './slice-color';
import { useScheme } from './use-scheme';
import { useDrawn } from './use-drawn';

const MOTION = { duration: CHART_ANIMATION_MS };

interface RingProps {
  readonly slices: readonly Slice[];
  /** Px on the screen per unit of the drawing. */
  readonly scale: number;
}

/** The drawn ring, clockwise from 12 o'clock in the order given; a slice of at least 4 % carries its name. */
export function Ring({ slices, scale }: RingProps) {
  const { isDrawn, isMoving } = useDrawn();
  const scheme = useScheme();
  const data = slices.map(({ name, count }) => ({ id: name, value: count, ...sliceColor(name, scheme) }));
  return (
    <>
      <Pie
        data={isDrawn ? data : []}
        width={RING_SIZE}
        height={RING_SIZE}
        innerRadius={PIE_INNER_RADIUS / PIE_OUTER_RADIUS}
        padAngle={PIE_PAD_ANGLE_DEGREES}
        colors={{ datum: 'data.fill' }}
        borderWidth={1}
        borderColor={({ data: { outline } }) => outline}
        enableArcLinkLabels={false}
        enableArcLabels={false}
        isInteractive={false}
        renderWrapper={false}
        animate={isMoving}
        motionConfig={MOTION}
        role="presentation"
      />
      {isDrawn && (
        <g transform={`translate(${RING_OUTER} ${RING_OUTER})`}>
          <RingLabels slices={slices} scheme={scheme} scale={scale} isMoving={isMoving} />
        </g>
      )}
    </>
  );
}
