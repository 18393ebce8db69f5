import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface ScoreMarkProps {
  /** Horizontal position over the bars, from 0 to 1. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  /** Address of the list with the startups at or above the mark. */
  readonly to: string;
  readonly isDashed?: boolean;
  /** Side of the line on which the text is displayed. */
  readonly side: 'left' | 'right';
  /** Vertical position of the text. Two close marks use different rows, so that they do not overlap. */
  readonly row: 0 | 1;
}

export const MARK_HEIGHT = 40;

/**
 * Vertical line over the bars, with its text next to it. On narrow screens, `MarkKey` shows the text above the chart.
 */
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

/** Text of a mark on a separate line, for narrow screens. */
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
