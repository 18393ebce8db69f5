import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';

interface PointListProps {
  readonly points: readonly string[];
  /** Icon that precedes each point. */
  readonly icon: LucideIcon;
  /** Colour of the icons. */
  readonly color: string;
  /** True for a compact layout, such as in a table cell. */
  readonly isDense?: boolean;
}

/** List of pros or cons, each with a plus or minus icon. */
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
