import { useDeferredValue, useId, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartPie, Table2 } from 'lucide-react';
import { PIE_HEIGHT_PX } from './pie-measures';
import type { ChartLabels } from './chart-labels';
import { groupSlices, toSlices, type Count } from './group-slices';
import { PieLegend } from './PieLegend';
import { RingFace } from './RingFace';
import { SliceTable } from './SliceTable';

export interface PieCardProps {
  readonly title: string;
  /** Full description of the chart, unique on the page. It is the accessible name of the card and its table. */
  readonly label: string;
  /** Counts, keyed by name. null while they are loading. */
  readonly counts: readonly Count[] | null;
  readonly labels: ChartLabels;
  /**
   * Called when a slice or row is selected, with its name and the names that it contains. 'Other' contains several
   * names.
   */
  readonly onSelect?: (name: string, members: readonly string[]) => void;
}

/**
 * Card with a ring chart of at most ten slices, the total, a collapsible legend and a table. Source: spec §9, pie
 * charts.
 */
export function PieCard({ title, label, counts: given, labels, onSelect }: PieCardProps) {
  // Rendering six rings takes long, so they have lower priority than user input.
  const counts = useDeferredValue(given);
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const all = useMemo(() => toSlices(counts ?? []), [counts]);
  const slices = useMemo(() => groupSlices(all), [all]);
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      aria-busy={counts === null}
      sx={{ border: 1, borderColor: 'border', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', height: PIE_HEIGHT_PX - LEGEND_BAR }}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 5, pr: 3, pt: 3 }}
        >
          <Typography id={titleId} aria-label={label} component="h3" variant="h3">
            {title}
          </Typography>
          <IconButton
            aria-label={isTable ? `${title}: show as chart` : `${title}: show as table`}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <ChartPie {...ICON} /> : <Table2 {...ICON} />}
          </IconButton>
        </Box>
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            px: isTable ? 5 : { xs: 5, md: 3, lg: 5 },
            py: 3,
            display: 'flex',
            flexDirection: 'column',
            // If a centred element is too high, its top cannot be scrolled into view.
            justifyContent: isTable ? 'flex-start' : 'center',
            overflowY: isTable ? 'auto' : 'visible',
          }}
        >
          {counts === null && (
            <Box role="status" aria-label="Loading..." sx={{ mx: 'auto', color: 'primary.main' }}>
              <CircularProgress size={28} color="inherit" aria-hidden="true" />
            </Box>
          )}
          {counts !== null && slices.length === 0 && (
            <Typography sx={{ textAlign: 'center', color: 'muted' }}>Nothing to count yet.</Typography>
          )}
          {slices.length > 0 && !isTable && (
            <RingFace label={label} slices={slices} labels={labels} onSelect={onSelect} />
          )}
          {slices.length > 0 && isTable && (
            <SliceTable caption={label} slices={all} labels={labels} onSelect={onSelect} />
          )}
        </Box>
        {counts !== null && (
          <Box sx={{ pb: 4, textAlign: 'center' }}>
            <Typography
              sx={{ fontVariantNumeric: 'tabular-nums', fontSize: 24, lineHeight: '30px', fontWeight: 620 }}
            >
              {labels.count(all.reduce((sum, { count }) => sum + count, 0))}
            </Typography>
            <Typography variant="body2" sx={{ color: 'muted' }}>
              Total
            </Typography>
          </Box>
        )}
      </Box>
      <PieLegend slices={slices} labels={labels} onSelect={onSelect} height={LEGEND_BAR} />
    </Paper>
  );
}

const LEGEND_BAR = 44;
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
