import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import type { SplitPreview, SplitSide } from '@vaglio/contract';
import { Field, formatScore, Icon, Spinner, TABULAR, VisuallyHidden } from '@vaglio/ui';
import type { SplitChoice } from './split-order';

interface SplitEffectProps {
  readonly effect: SplitPreview | null;
  readonly isCalculating: boolean;
  readonly choice: SplitChoice;
  readonly onChange: (choice: SplitChoice) => void;
}

/**
 * Effect of a split: names, scores, ranks and awards of both sides. If the name in the rows is already taken, there is
 * a field for a new name.
 */
export function SplitEffect({ effect, isCalculating, choice, onChange }: SplitEffectProps) {
  const rename = (index: number, name: string) => {
    const names = Array.from({ length: Math.max(choice.names.length, index + 1) }, (_, place) =>
      place === index ? name : (choice.names[place] ?? ''),
    );
    onChange({ ...choice, names });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="status" sx={{ display: 'grid', gap: 3, '&:empty': { display: 'none' } }}>
        {isCalculating && effect === null && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'muted' }}>
            <Spinner size={16} /> Calculating…
          </Box>
        )}
        {effect && <Side title="Stays" side={effect.stays} before={effect.score_before} />}
        {effect?.parts.map((part, index) => (
          <Side key={index} title="Split off" side={part} before={null} />
        ))}
      </Box>
      {effect?.parts.map((part, index) =>
        part.needs_name ? (
          <Field
            key={index}
            label={`Name for ${part.company_name}`}
            hint="Another startup already has the name of these rows."
            value={choice.names[index] ?? ''}
            onChange={(name) => rename(index, name)}
            required
            maxLength={NAME_LENGTH}
          />
        ) : null,
      )}
    </Box>
  );
}

interface SideProps {
  readonly title: string;
  readonly side: SplitSide;
  /** Score before the split, or null for a new startup. */
  readonly before: number | null;
}

function Side({ title, side, before }: SideProps) {
  const { company_name, score, rank, awards } = side;
  return (
    <Box sx={SIDE}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{title}</Box>
        <Box sx={{ fontWeight: 600 }}>{company_name}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {awards.length === 0 ? 'No awards' : awards.join(', ')}
        </Box>
      </Box>
      <Box sx={SCORE}>
        <Box sx={{ typography: 'caption' }}>Score, rank {rank}</Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {before !== null && before !== score && (
            <>
              {formatScore(before)} <VisuallyHidden>to</VisuallyHidden>
              <Icon of={ArrowRight} size={14} />
            </>
          )}
          <b>{formatScore(score)}</b>
        </Box>
      </Box>
    </Box>
  );
}

/** Maximum length of a company name, from the contract. */
const NAME_LENGTH = 200;
const SIDE = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  p: '10px 12px',
  borderRadius: 1,
  bgcolor: 'sunken',
} as const;
const SCORE = {
  ...TABULAR,
  display: 'grid',
  justifyItems: 'end',
  color: 'text.secondary',
  '& b': { fontWeight: 600, color: 'text.primary' },
} as const;
