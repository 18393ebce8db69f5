import Box from '@mui/material/Box';
import type { NewsSource } from '@vaglio/contract';

const BAR_PX = 4;
const STEP_PX = 6;
const HEIGHT_PX = 20;

interface DayBarsProps {
  /** Numbers of new items per day, oldest day first. */
  readonly days: NonNullable<NewsSource['days']>;
}

/**
 * Stacked bars that show how many of a source's new items per day are read and unread. The details in its row contain
 * the numbers as text.
 */
export function DayBars({ days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ read, unread }) => read + unread));
  const height = (count: number) => (count / most) * (HEIGHT_PX - 2);
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${days.length * STEP_PX} ${HEIGHT_PX}`}
      sx={{ display: 'block', width: days.length * STEP_PX, maxWidth: '100%', height: HEIGHT_PX }}
    >
      {days.map(({ read, unread }, day) => (
        <g key={day} transform={`translate(${day * STEP_PX} 0)`}>
          <Bar y={HEIGHT_PX - 1} height={1} fill="border" />
          <Bar y={HEIGHT_PX - height(read)} height={height(read)} fill="primary-main" />
          <Bar y={HEIGHT_PX - height(read + unread)} height={height(unread)} fill="warning-main" />
        </g>
      ))}
    </Box>
  );
}

interface BarProps {
  readonly y: number;
  readonly height: number;
  /** Palette colour of the bar. */
  readonly fill: string;
}

function Bar({ y, height, fill }: BarProps) {
  return height === 0 ? null : (
    <rect y={y} width={BAR_PX} height={height} style={{ fill: `var(--mui-palette-${fill})` }} />
  );
}

/** Legend of the bars. It is hidden whenever the bars are hidden. */
export function DayLegend() {
  return (
    <Box sx={LEGEND}>
      <LegendEntry colour="primary.main" label="read" />
      <LegendEntry colour="warning.main" label="unread" />
    </Box>
  );
}

function LegendEntry({ colour, label }: { readonly colour: string; readonly label: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colour }} />
      {label}
    </Box>
  );
}

const LEGEND = {
  display: { xs: 'none', xxl: 'flex' },
  gap: 4,
  px: 5,
  py: '10px',
  borderTop: 1,
  borderColor: 'border',
  typography: 'body2',
  color: 'text.secondary',
};
