import Box from '@mui/material/Box';
import type { ScoreStep } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';
import { useFormatDate } from './document-dates';
import { HEADING } from './document-style';
import { scoreCurve, stepPath } from './score-curve';

interface ScoreChartProps {
  readonly steps: readonly ScoreStep[];
  readonly score: number;
  readonly threshold: number;
  readonly now: Date;
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [640, 120, 34, 10, 18];

/** Step chart of the score over time, with the threshold. It renders nothing if the score has never changed. */
export function ScoreChart({ steps, score, threshold, now }: ScoreChartProps) {
  const dates = useFormatDate();
  const points = scoreCurve(steps, now);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const shown = [0, threshold, ...points.map((point) => point.score)];
  const [least, most] = [Math.min(...shown) * 1.1, Math.max(...shown) * 1.1];
  const span = last.time - first.time || 1;
  const x = (time: number) => LEFT + ((time - first.time) / span) * (WIDTH - LEFT - 8);
  const y = (value: number) => TOP + (1 - (value - least) / (most - least || 1)) * (HEIGHT - TOP - BOTTOM);
  const changes = steps.map(({ at, after }) => `${formatScore(after)} on ${dates(at)}`).join(', ');
  return (
    <Box component="section" sx={{ breakInside: 'avoid' }}>
      <Box component="h2" sx={HEADING}>
        Score over time
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={`Score over time: ${changes}. Threshold ${formatScore(threshold)}.`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        sx={{ display: 'block', width: '100%', fontSize: 9, '& text': { fill: 'currentcolor' } }}
      >
        {[...new Set([0, threshold])].map((value) => (
          <line
            key={value}
            x1={LEFT}
            x2={WIDTH - 8}
            y1={y(value)}
            y2={y(value)}
            stroke="currentcolor"
            strokeWidth={0.5}
            strokeDasharray={value === 0 ? undefined : '3 3'}
          />
        ))}
        <text x={LEFT + 3} y={y(threshold) - 3}>
          threshold {formatScore(threshold)}
        </text>
        <text x={LEFT - 6} y={y(0)} textAnchor="end">
          0
        </text>
        <text x={LEFT - 6} y={y(score) + 3} textAnchor="end">
          {formatScore(score)}
        </text>
        <Box
          component="path"
          d={stepPath(points, x, y)}
          fill="none"
          strokeWidth={1.5}
          sx={{ stroke: 'var(--mui-palette-primary-main)' }}
        />
        <circle cx={x(last.time)} cy={y(last.score)} r={3} fill="currentcolor" />
        <text x={LEFT} y={HEIGHT - 4}>
          {dates(new Date(first.time))}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 4} textAnchor="end">
          {dates(new Date(last.time))}
        </text>
      </Box>
    </Box>
  );
}
