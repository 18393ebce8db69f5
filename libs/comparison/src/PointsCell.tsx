import Box from '@mui/material/Box';
import { Plus, TriangleAlert } from 'lucide-react';
import { Icon } from '@vaglio/ui';

interface PointsCellProps {
  readonly points: readonly string[];
  /** What speaks against it, not for it. */
  readonly isRisk: boolean;
}

/** Pros or risks, each with its sign. */
export function PointsCell({ points, isRisk }: PointsCellProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point, index) => (
        <Box component="li" key={`${index} ${point}`} sx={{ display: 'flex', gap: 2 }}>
          <Box
            component="span"
            sx={{ display: 'flex', pt: '3px', color: isRisk ? 'warning.main' : 'success.main' }}
          >
            <Icon of={isRisk ? TriangleAlert : Plus} size={14} />
          </Box>
          <Box component="span" sx={{ minWidth: 0 }}>
            {point}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
