import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { OTHER_FILL } from '@vaglio/charts';
import { TABULAR } from '@vaglio/ui';

/** Steps that people count in, times powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MAX_TICKS = 4;

/**
 * The lines of an axis from 0: at most five, evenly apart, of which the last is at or above the largest value.
 * @param largest of all values, at least 0
 * @param isWhole whether only whole numbers make sense
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
  /** Above the bar. */
  readonly text: string;
  /** For screen readers, in full. */
  readonly name: string;
  readonly tone: 'accent' | 'other' | 'running';
  /** The list that the bar counts; missing where there is none. */
  readonly to?: string | undefined;
  /** Below the bar. */
  readonly label: ReactNode;
}

interface BarsProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly tickText: (tick: number) => string;
  readonly isWhole?: boolean;
  /** Least pixels of a bar with its gap: more than fit are scrolled sideways. */
  readonly barWidth: number;
  /** Pixels above the bars, for marks; narrow screens have none. */
  readonly headroom?: number;
  /** Drawn over the bars, from the first to the end of the last one. */
  readonly children?: ReactNode;
}

export const PLOT_HEIGHT = 212;
const AXIS = 40;
const HEADROOM = '--headroom';
/** Above the highest line: the number over a full bar. */
const TEXT_ROOM = 20;

/** Bars over an axis from 0, each with its number and, where it has one, the list that it counts. */
export function Bars({ label, bars, tickText, isWhole, barWidth, headroom = 0, children }: BarsProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value)), isWhole);
  const top = ticks.at(-1) ?? 1;
  const hasLinks = bars.some(({ to }) => to !== undefined);
  return (
    <Box
      role="group"
      aria-label={label}
      // What scrolls is reached by keyboard: by its links, or itself.
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

/** A link is as high as the plot, so that a short bar is as easy to press as a high one. */
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
