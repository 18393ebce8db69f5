import Box from '@mui/material/Box';
import type { EvaluationFigures } from '@vaglio/contract';
import { COUNTS } from './evaluation-fields';

interface EvaluationCountsProps {
  readonly base: EvaluationFigures | null;
  readonly baseName: string;
  readonly candidate: EvaluationFigures;
}

/**
 * Figures that do not belong to a field: articles without startups, quotes, failures, time and cost. Each is shown for
 * the candidate and the base.
 */
export function EvaluationCounts({ base, baseName, candidate }: EvaluationCountsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
        m: 0,
        borderColor: 'border',
      }}
    >
      {COUNTS.map(([label, valueOf]) => (
        <Box key={label} sx={{ px: 5, py: 3, borderRight: 1, borderColor: 'border' }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box sx={{ fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 620 }}>
              {valueOf(candidate)}
            </Box>
            {base && (
              <Box sx={{ typography: 'caption', color: 'muted' }}>
                {baseName}: {valueOf(base)}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
