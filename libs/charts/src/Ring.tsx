import { Pie } from '@nivo/pie';
import { useColorScheme } from '@mui/material/styles';
import {
  CHART_ANIMATION_MS, PIE_INNER_RADIUS, PIE_LABEL_MIN_SHARE, PIE_OUTER_RADIUS, PIE_PAD_ANGLE_DEGREES,
} from '@vaglio/product-rules';
import type { Slice } from './group-slices';
import { RING_SIZE } from './ring-size';
import { sliceColor } from './slice-color';
import { useDrawn } from './use-drawn';

const LABELS = { labels: { text: { fontSize: 12, fontWeight: 600, fontFamily: 'inherit' } } };
const MOTION = { duration: CHART_ANIMATION_MS };

/** The drawn ring, clockwise from 12 o'clock in the order given; a slice of at least 4 % carries its name. */
export function Ring({ slices }: { readonly slices: readonly Slice[] }) {
  const { isDrawn, isMoving } = useDrawn();
  const { colorScheme } = useColorScheme();
  const data = slices.map(({ name, count, share }) => ({
    id: name, value: count, text: share >= PIE_LABEL_MIN_SHARE ? name : '', ...sliceColor(name, colorScheme === 'dark' ? 'dark' : 'light'),
  }));
  return (
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
      arcLabel={({ data: { text } }) => text}
      arcLabelsTextColor={({ data: { ink } }) => ink}
      theme={LABELS}
      isInteractive={false}
      renderWrapper={false}
      animate={isMoving}
      motionConfig={MOTION}
      role="presentation"
    />
  );
}
