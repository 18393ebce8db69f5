import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FactSuggestion } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';
import { newText } from './origin-text';
import type { FactsScope } from './facts-scope';
import { OriginQuote } from './OriginQuote';

export type SuggestionAnswer = 'take' | 'keep';

interface SuggestionStripProps {
  readonly suggestion: FactSuggestion;
  /** Name of the suggested value for screen readers, such as 'Founded'. */
  readonly label: string;
  /** Formatted suggested value, such as '2021'. */
  readonly text: string;
  /** Button labels, such as 'Take 2021' and 'Keep 2020'. */
  readonly labels: Readonly<Record<SuggestionAnswer, string>>;
  readonly scope: FactsScope;
  readonly onAnswer: (answer: SuggestionAnswer) => void;
  readonly isBusy: boolean;
}

/**
 * Suggestion from an article that contradicts a value, with two buttons. For an award, it also shows the effect on the
 * score.
 */
export function SuggestionStrip({
  suggestion,
  label,
  text,
  labels,
  scope,
  onAnswer,
  isBusy,
}: SuggestionStripProps) {
  const { id, origin, discarded_by, score_before, score_after } = suggestion;
  const isScoreMoved = score_before !== null && score_after !== null && score_before !== score_after;
  const button = (answer: SuggestionAnswer, key: string) => (
    <Button
      size="small"
      data-answer={answer}
      aria-keyshortcuts={key}
      disabled={isBusy}
      onClick={() => onAnswer(answer)}
      sx={ANSWER}
    >
      {labels[answer]}
    </Button>
  );
  return (
    <Box role="group" aria-label={`Suggestion for ${label}`} data-suggestion={id} tabIndex={-1} sx={STRIP}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {newText(origin)} says <b>{text}</b>
        {isScoreMoved && `, score ${formatScore(score_before)} to ${formatScore(score_after)}`}
        <Box sx={{ color: 'text.secondary' }}>
          <OriginQuote origin={origin} scope={scope} />
        </Box>
        {discarded_by !== null && (
          <Box sx={{ color: 'text.secondary' }}>Discarded before by {discarded_by}</Box>
        )}
      </Box>
      {scope.canEdit && (
        <Box sx={ANSWERS}>
          {button('take', '1')}
          {button('keep', '2')}
        </Box>
      )}
    </Box>
  );
}

const STRIP = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  width: { md: 'fit-content' },
  maxWidth: '100%',
  p: '9px 12px',
  border: 1,
  borderColor: 'color-mix(in srgb, var(--mui-palette-warning-main) 28%, transparent)',
  borderRadius: 1,
  bgcolor: 'amberSoft',
  typography: 'body2',
  '& b': { fontWeight: 600 },
  '&:focus-visible': { outlineOffset: 0 },
};
const ANSWERS = { display: 'flex', gap: 2, flexWrap: 'wrap', flex: { xs: '1 1 100%', md: '0 1 auto' } };
const ANSWER = { height: { md: 28 }, flex: { xs: 1, md: 'none' } };
