import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface ScoreMarkProps {
  /** Along the bars, from 0 to 1. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  /** The list of the startups at or above it. */
  readonly to: string;
  readonly isDashed?: boolean;
  /** At which side of the line its words are. */
  readonly side: 'left' | 'right';
  /** From the top, so that two marks near each other do not cover each other. */
  readonly row: 0 | 1;
}

export const MARK_HEIGHT = 40;

/** A line over the bars, with its words beside it where there is room, else above the chart (see MarkKey). */
export function ScoreMark({ at, title, text, to, isDashed = false, side, row }: ScoreMarkProps) {
  const top = row * MARK_HEIGHT;
  return (
    <>
      <Box
        aria-hidden="true"
        sx={{
          position: 'absolute',
          top,
          bottom: 0,
          left: `calc(${at * 100}% - 1px)`,
          borderLeft: isDashed ? '2px dashed' : '2px solid',
          borderColor: isDashed ? 'text.primary' : 'primary.main',
        }}
      />
      <Link
        component={RouterLink}
        to={to}
        underline="none"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'absolute',
          pointerEvents: 'auto',
          top,
          ...(side === 'left'
            ? { right: `calc(${(1 - at) * 100}% + 8px)`, textAlign: 'right' }
            : { left: `calc(${at * 100}% + 8px)` }),
          ...TEXT_STYLE,
        }}
      >
        <MarkText title={title} text={text} />
      </Link>
    </>
  );
}

/** The words of a mark as a line of their own, on narrow screens. */
export function MarkKey({ title, text, to }: Pick<ScoreMarkProps, 'title' | 'text' | 'to'>) {
  return (
    <Link component={RouterLink} to={to} underline="none" sx={[TEXT_STYLE, { display: 'block', py: 1 }]}>
      <MarkText title={title} text={text} />
    </Link>
  );
}

function MarkText({ title, text }: Pick<ScoreMarkProps, 'title' | 'text'>) {
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {text}
      </Box>
    </>
  );
}

const TEXT_STYLE = {
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.primary',
  '&:hover span': { color: 'primary.main' },
} as const;
