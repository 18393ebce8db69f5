import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnweightedAward } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';

interface AwardRowProps {
  readonly award: UnweightedAward;
  readonly onSame: () => void;
  readonly onMake: () => void;
  readonly onIgnore: () => void;
}

/**
 * Row of an award with the number of startups that have it, examples, similar parameters, and buttons for the three
 * possible decisions.
 */
export function AwardRow({ award: held, onSame, onMake, onIgnore }: AwardRowProps) {
  const { award, startups, examples, look_alikes } = held;
  const more = startups - examples.length;
  const names = examples.map(({ company_name }) => company_name).join(', ');
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {award}
          </Box>
          <Box component="span" sx={{ typography: 'caption', color: 'muted' }}>
            {startups === 1 ? '1 startup' : `${formatCount(startups)} startups`}
          </Box>
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {more > 0 ? `${names} and ${formatCount(more)} more` : names}
        </Box>
        {look_alikes.length > 0 && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            Looks like {look_alikes.map(({ parameterName }) => parameterName).join(', ')}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="text" aria-label={`${award}: same as…`} onClick={onSame}>
          Same as…
        </Button>
        <Button size="small" variant="text" aria-label={`${award}: make parameter`} onClick={onMake}>
          Make parameter
        </Button>
        <Button size="small" variant="text" aria-label={`${award}: ignore`} onClick={onIgnore}>
          Ignore
        </Button>
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 12px',
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
};
