import Box from '@mui/material/Box';
import type { ReviewValue } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';
import { quoteColour, type QuoteColour } from '@vaglio/startup-facts';

/** Colour of a field, shown next to its label. */
export function Swatch({ colour }: { readonly colour: QuoteColour }) {
  return <Box component="span" aria-hidden="true" sx={[...quoteColour(colour), SWATCH]} />;
}

/**
 * Formatted value with details, such as the financing stage of an amount or the effect of an award on the score. For a
 * discarded value, it shows the replacement value.
 */
export function ValueText({ value }: { readonly value: ReviewValue }) {
  const { text, state, decided } = value;
  const isDiscarded = state === 'discarded';
  const held = isDiscarded ? decided : (decided ?? text);
  const notes = notesOf(value);
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {isDiscarded && <s>{text}</s>}
      {isDiscarded && held !== null && ' '}
      {held !== null && (
        <Box component="span" sx={STRONG}>
          {held}
        </Box>
      )}
      {notes !== '' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {notes}
        </Box>
      )}
    </Box>
  );
}

function notesOf({ stage, score_before, score_after, discarded_before_by }: ReviewValue): string {
  const isScoreMoved = score_before !== null && score_after !== null && score_before !== score_after;
  return [
    stage,
    isScoreMoved && `score ${formatScore(score_before)} to ${formatScore(score_after)}`,
    discarded_before_by !== null && `discarded before by ${discarded_before_by}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const STRONG = { fontWeight: 500 };
const SWATCH = {
  display: 'block',
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '3px',
  bgcolor: 'var(--quote)',
};
