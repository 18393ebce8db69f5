import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { OTHER_FILL } from '@vaglio/charts';
import { TABULAR } from '@vaglio/ui';

/** Tick intervals, which are multiplied by powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MAX_TICKS = 4;

/**
 * Returns at most five evenly spaced ticks, starting at 0. The last tick is at or above the largest value.
 * @param largest largest value, at least 0
 * @param isWhole true if the ticks must be integers
 */
export function axisTicks(largest: number, isWhole = true): number[] {
  const exact = Math.max(largest, Number.MIN_VALUE) / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(exact));
  const rounded = (STEPS.find((step) => step * power >= exact) ?? 10) * power;
  const step = isWhole ? Math.max(1, Math.ceil(rounded)) : rounded;
  const last = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: last + 1 }, (_, place) => place * step);
}

export interface Bar {
  readonly key: string;
  readonly value: number;
  /** Text above the bar. */
  readonly text: string;
  /** Full text for screen readers. */
  readonly name: string;
  readonly tone: 'accent' | 'other' | 'running';
  /** Address of the counted list, or undefined without a list. */
  readonly to?: string | undefined;
  /** Content below the bar. */
  readonly label: ReactNode;
}

interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly tickText: (tick: number) => string;
  readonly isWhole?: boolean;
  /** Minimum width of a bar with its gap, in px. If the bars do not fit, the chart scrolls horizontally. */
  readonly barWidth: number;
  /** Space above the bars for the labels of marks, in px. Narrow screens have no such space. */
  readonly headroom?: number;
  /** Content displayed over the bars. It is as wide as all bars together. */
  readonly children?: ReactNode;
}

export const PLOT_HEIGHT = 212;
const AXIS = 40;
const HEADROOM = '--headroom';
/** Height of the number above the highest bar, in px. */
const TEXT_ROOM = 20;

/** Bar chart with an axis that starts at 0. Each bar has a number and may link to the counted list. */
export function Bars({ label, bars, tickText, isWhole, barWidth, headroom = 0, children }: BarsProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value)), isWhole);
  const top = ticks.at(-1) ?? 1;
  const hasLinks = bars.some(({ to }) => to !== undefined);
  return (
    <Box
      role="group"
      aria-label={label}
      // The scrollable chart is focusable unless it contains links, so that it can be scrolled with the keyboard.
      tabIndex={hasLinks ? undefined : 0}
      sx={{ overflowX: 'auto', overflowY: 'hidden', [HEADROOM]: { xs: '0px', md: `${headroom}px` } }}
    >
      <Box
        sx={{
          position: 'relative',
          minWidth: AXIS + bars.length * barWidth,
          pt: `calc(var(${HEADROOM}) + ${TEXT_ROOM}px)`,
        }}
      >
        <Box aria-hidden="true" sx={{ position: 'relative', height: PLOT_HEIGHT }}>
          {ticks.map((tick) => (
            <Box key={tick} sx={[LINE, { bottom: `${(tick / top) * 100}%` }]}>
              <Box component="span" sx={TICK}>
                {tickText(tick)}
              </Box>
            </Box>
          ))}
        </Box>
        <Box component="ul" sx={BARS}>
          {bars.map((bar) => (
            <Box component="li" key={bar.key} sx={{ flex: '1 1 0', minWidth: 0 }}>
              <BarFace bar={bar} share={bar.value / top} />
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            left: AXIS,
            right: 0,
            height: `calc(var(${HEADROOM}) + ${TEXT_ROOM + PLOT_HEIGHT}px)`,
            pointerEvents: 'none',
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Bar whose link is as high as the plot, so that short bars are easy to click. */
function BarFace({ bar, share }: { readonly bar: Bar; readonly share: number }) {
  const face = (
    <>
      <Box sx={COLUMN}>
        <Box sx={{ ...TABULAR, fontSize: 12, lineHeight: '18px', fontWeight: 550, whiteSpace: 'nowrap' }}>
          {bar.text}
        </Box>
        <Box className="bar" sx={[FILL, TONES[bar.tone], { height: `${share * PLOT_HEIGHT}px` }]} />
      </Box>
      <Box sx={{ ...TABULAR, pt: 1, fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'muted' }}>
        {bar.label}
      </Box>
    </>
  );
  const sx = { display: 'block', textAlign: 'center', color: 'text.primary' };
  if (bar.to === undefined)
    return (
      <Box role="img" aria-label={bar.name} sx={sx}>
        {face}
      </Box>
    );
  return (
    <Link
      component={RouterLink}
      to={bar.to}
      aria-label={bar.name}
      title={bar.name}
      underline="none"
      sx={[
        sx,
        { mt: `calc(-1 * var(${HEADROOM}))`, pt: `var(${HEADROOM})`, '&:hover .bar': { opacity: 0.8 } },
      ]}
    >
      {face}
    </Link>
  );
}

const LINE = { position: 'absolute', left: AXIS, right: 0, height: '1px', bgcolor: 'border' } as const;
const TICK = {
  ...TABULAR,
  position: 'absolute',
  right: 'calc(100% + 8px)',
  top: -8,
  fontSize: 12,
  lineHeight: '16px',
  color: 'muted',
  whiteSpace: 'nowrap',
} as const;
const BARS = {
  position: 'relative',
  display: 'flex',
  m: 0,
  p: 0,
  pl: `${AXIS}px`,
  mt: `${-PLOT_HEIGHT - TEXT_ROOM}px`,
  listStyle: 'none',
} as const;
const COLUMN = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: PLOT_HEIGHT + TEXT_ROOM,
  px: '3px',
} as const;
const FILL = {
  boxSizing: 'border-box',
  borderRadius: '4px 4px 0 0',
  minHeight: '1px',
  transition: 'opacity 120ms',
};
const TONES = {
  accent: { bgcolor: 'primary.main' },
  running: { bgcolor: 'primary.main', opacity: 0.5 },
  other: { ...OTHER_FILL, border: 1, borderColor: 'field', borderBottom: 0 },
};
