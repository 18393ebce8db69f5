import Box from '@mui/material/Box';
import { Badge, EMPTY_VALUE } from '@vaglio/ui';

const FIRST_PX = 114;
const ALONE_PX = 140;

/** Chip with the first award and the number of further awards. The tooltip lists all awards. */
export function AwardsCell({ awards }: { readonly awards: readonly string[] }) {
  const [first, ...others] = awards;
  if (first === undefined)
    return (
      <Box component="span" sx={{ color: 'muted' }}>
        {EMPTY_VALUE}
      </Box>
    );
  return (
    <Box
      component="span"
      title={awards.join(', ')}
      sx={{ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, lineHeight: '20px' }}
    >
      <Box
        component="span"
        sx={{ display: 'flex', minWidth: 0, maxWidth: others.length > 0 ? FIRST_PX : ALONE_PX }}
      >
        <Badge>{first}</Badge>
      </Box>
      {others.length > 0 && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          +{others.length}
        </Box>
      )}
    </Box>
  );
}
