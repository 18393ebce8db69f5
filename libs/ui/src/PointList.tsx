import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';

interface PointListProps {
  readonly points: readonly string[];
  /** The sign before each. */
  readonly icon: LucideIcon;
  /** Of the sign. */
  readonly color: string;
  /** In a cell of a table, among others. */
  readonly isDense?: boolean;
}

/** Points that speak for something, or against it, each after its sign. */
export function PointList({ points, icon, color, isDense = false }: PointListProps) {
  return (
    <Box component="ul" sx={[LIST, isDense && { gap: 1 }]}>
      {points.map((point, index) => (
        <Box component="li" key={`${index} ${point}`} sx={[POINT, !isDense && READ]}>
          <Box component="span" sx={{ display: 'flex', pt: '3px', color }}>
            <Icon of={icon} size={isDense ? 14 : 16} />
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {point}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none', maxWidth: '72ch' };
const POINT = { display: 'flex', gap: 2 };
const READ = { typography: 'reading', color: 'text.secondary' };
