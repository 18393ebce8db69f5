import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chartLabel, type ChartLabels } from './chart-labels';
import type { Slice } from './group-slices';
import { Ring } from './Ring';
import { RING_GROWS } from './ring-motion';
import { RING_SIZE } from './ring-size';
import { RingSlices } from './RingSlices';
import { useScale } from './use-scale';

interface RingFaceProps {
  /** Full description of the chart. */
  readonly label: string;
  readonly slices: readonly Slice[];
  readonly labels: ChartLabels;
  readonly onSelect?: (name: string, members: readonly string[]) => void;
}

/** Ring chart with the hovered or focused slice in its centre. By default, the centre shows the largest slice. */
export function RingFace({ label, slices, labels, onSelect }: RingFaceProps) {
  const [looked, setLooked] = useState<Slice | null>(null);
  const { ref, scale } = useScale(RING_SIZE);
  const shown = slices.find(({ name }) => name === looked?.name) ?? slices[0];
  return (
    <Box
      ref={ref}
      sx={{ position: 'relative', width: '100%', maxWidth: RING_SIZE, mx: 'auto', aspectRatio: '1' }}
    >
      <div role="img" aria-label={chartLabel(label, slices, labels)}>
        <Box component="svg" role="presentation" viewBox={`0 0 ${RING_SIZE} ${RING_SIZE}`} sx={DRAWING}>
          <Ring slices={slices} scale={scale} />
        </Box>
      </div>
      {shown && (
        <Box aria-hidden="true" sx={HOLE}>
          <Typography variant="body2" noWrap sx={{ maxWidth: '46%', color: 'text.secondary' }}>
            {labels.nameOf(shown.name)}
          </Typography>
          <Typography sx={{ fontSize: 18, lineHeight: '24px', fontWeight: 620 }}>
            {labels.share(shown.share)}
          </Typography>
        </Box>
      )}
      {onSelect && (
        <RingSlices label={label} slices={slices} labels={labels} onHover={setLooked} onSelect={onSelect} />
      )}
    </Box>
  );
}

const DRAWING = { display: 'block', width: '100%', ...RING_GROWS };
const HOLE = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
};
