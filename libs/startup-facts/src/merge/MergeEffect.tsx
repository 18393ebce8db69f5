import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ArrowRight } from 'lucide-react';
import type { MergePreview } from '@vaglio/contract';
import { formatScore, Icon, Spinner, TABULAR, VisuallyHidden } from '@vaglio/ui';
import type { Decision } from './use-merge';

interface MergeEffectProps {
  readonly effect: MergePreview | null;
  readonly isCalculating: boolean;
  readonly decision: Decision | null;
  readonly onDecide: (decision: Decision) => void;
}

/**
 * Effect of a merge: the name, score and rank, and lost values. If both startups have a decision, the user selects the
 * decision to keep.
 */
export function MergeEffect({ effect, isCalculating, decision, onDecide }: MergeEffectProps) {
  return (
    <>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {isCalculating && effect === null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'muted' }}>
            <Spinner size={16} /> Calculating…
          </Box>
        )}
        {effect && <Result effect={effect} />}
      </Box>
      {effect?.needs_decision && (
        <RadioGroup
          aria-label="Decision after the merge"
          value={decision ?? ''}
          onChange={(_event, value) => onDecide(value === 'rejected' ? 'rejected' : 'investment')}
        >
          <FormControlLabel value="rejected" control={<Radio />} label="Rejected" />
          <FormControlLabel value="investment" control={<Radio />} label="Investment" />
        </RadioGroup>
      )}
    </>
  );
}

function Result({ effect }: { readonly effect: MergePreview }) {
  const { result, score_before, losses } = effect;
  return (
    <Box sx={RESULT}>
      <b>{result.company_name}</b>
      <Box sx={SCORE}>
        Score {formatScore(score_before)} <VisuallyHidden>to</VisuallyHidden>
        <Icon of={ArrowRight} size={14} />
        <b>{formatScore(result.score)}</b>, rank {result.rank}
      </Box>
      {losses.length > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>Lost: {losses.join(', ')}</Box>
      )}
    </Box>
  );
}

const RESULT = {
  display: 'grid',
  gap: 1,
  p: '10px 12px',
  borderRadius: 1,
  bgcolor: 'sunken',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
} as const;
const SCORE = { ...TABULAR, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
