import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ChartLabels } from './chart-labels';
import type { Slice } from './group-slices';
import { SliceRows } from './SliceRows';

interface PieLegendProps {
  readonly slices: readonly Slice[];
  readonly labels: ChartLabels;
  readonly onSelect?: (name: string, members: readonly string[]) => void;
  /** Height of the bar that expands the legend, in px. */
  readonly height: number;
}

/** Legend of a ring chart, initially collapsed. */
export function PieLegend({ slices, labels, onSelect, height }: PieLegendProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'border' }}>
      <Box
        component="button"
        type="button"
        disabled={slices.length === 0}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        sx={[BAR, { height: height - 1 }]}
      >
        {isOpen ? 'Hide' : 'Show'} legend ({slices.length})
        <Chevron size={16} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      {isOpen && <SliceRows id={id} slices={slices} labels={labels} onSelect={onSelect} />}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  px: 5,
  border: 0,
  borderRadius: '0 0 8px 8px',
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: 13,
  fontWeight: 550,
  cursor: 'pointer',
  '&:hover:enabled': { bgcolor: 'sunken' },
  '&:disabled': { cursor: 'default', color: 'muted' },
  '&:focus-visible': { outlineOffset: -2 },
};
