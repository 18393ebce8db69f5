import Box from '@mui/material/Box';
import { EMPTY_VALUE, formatCount, formatWeight } from '@vaglio/ui';
import { isNew, isSameWeight, type WeightChange } from './weight-changes';

const MAX_SHOWN = 20;

/** Summary of the changes from an imported table: counts, followed by the first rows with old and new weights. */
export function WeightChanges({ changes }: { readonly changes: readonly WeightChange[] }) {
  const created = changes.filter(isNew).length;
  const same = changes.filter(isSameWeight).length;
  const shown = changes.filter((change) => !isSameWeight(change));
  const more = shown.length - MAX_SHOWN;
  return (
    <Box>
      <Box role="status" sx={{ fontWeight: 500 }}>
        {formatCount(created)} new, {formatCount(changes.length - created - same)} changed,{' '}
        {formatCount(same)} unchanged
      </Box>
      <Box component="ul" aria-label="Changed weights" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {shown.slice(0, MAX_SHOWN).map((change) => (
          <Box component="li" key={change.parameterName} sx={{ display: 'flex', gap: 3, py: '2px' }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {change.parameterName}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {isNew(change) ? 'new' : change.before === null ? EMPTY_VALUE : formatWeight(change.before)} →{' '}
              {formatWeight(change.after)}
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>and {formatCount(more)} more</Box>
      )}
    </Box>
  );
}
