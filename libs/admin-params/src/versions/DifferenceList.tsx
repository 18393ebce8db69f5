import Box from '@mui/material/Box';
import type { RuleDifference } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

interface DifferenceListProps {
  readonly differences: readonly RuleDifference[];
  /** Maximum number of displayed differences. By default, all are displayed. */
  readonly limit?: number;
  readonly emptyText: string;
}

/** List of differences between scoring versions, each as a sentence. */
export function DifferenceList({ differences, limit = differences.length, emptyText }: DifferenceListProps) {
  const more = differences.length - limit;
  if (differences.length === 0) return <Box sx={{ typography: 'body2', color: 'muted' }}>{emptyText}</Box>;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 4, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {differences.slice(0, limit).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>and {formatCount(more)} more</li>}
    </Box>
  );
}
