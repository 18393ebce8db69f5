import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import type { MergePreview } from '@vaglio/contract';
import { formatScore, Icon, TABULAR } from '@vaglio/ui';
import { changeText, signed } from './merge-text';

/** Score before and after a merge, with the awards that change the score. */
export function ScoreEffect({ preview }: { readonly preview: MergePreview }) {
  const { score_before, score_changes, first, second, result } = preview;
  const names = { first: first.company_name, second: second.company_name };
  return (
    <Box sx={FRAME}>
      <Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>Score</Box>
        <Box sx={SCORE}>
          <Box component="span" sx={BEFORE}>
            {formatScore(score_before)}
          </Box>
          <Icon of={ArrowRight} />
          <Box component="span" sx={AFTER}>
            {formatScore(result.score)}
          </Box>
        </Box>
      </Box>
      <Box component="ul" aria-label="What changes the score" sx={LINES}>
        {score_changes.map((change) => (
          <Box component="li" key={`${change.award} ${change.from}`}>
            <Box component="b" sx={{ ...TABULAR, fontWeight: 600 }}>
              {signed(change.change)}
            </Box>{' '}
            {changeText(change, names)}
          </Box>
        ))}
        {score_changes.length === 0 && <li>No award changes it.</li>}
      </Box>
    </Box>
  );
}

const FRAME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 5,
  p: '14px 20px',
  borderTop: 1,
  borderColor: 'border',
};
const SCORE = { ...TABULAR, display: 'flex', alignItems: 'center', gap: 3, color: 'text.secondary' };
const BEFORE = { fontSize: '1.25rem', lineHeight: '36px' };
const AFTER = {
  fontSize: '2.125rem',
  lineHeight: '36px',
  fontWeight: 620,
  letterSpacing: '-0.028em',
  color: 'text.primary',
};
const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  flex: '1 1 220px',
  typography: 'body2',
  color: 'text.secondary',
};
