import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatCount, formatWeight, LoadState, TABULAR } from '@vaglio/ui';
import type { useParameterList } from './use-parameter-list';

const ROW = { display: 'flex', justifyContent: 'space-between', gap: 4, py: '3px', typography: 'body2' };

/** Read-only list of all parameters with their weights. Source: spec §2, prompt. */
export function ParameterPreview({
  parameters,
  total,
  isFetching,
  failure,
  retry,
}: ReturnType<typeof useParameterList>) {
  const id = useId();
  const isCut = parameters !== null && parameters.length < total;
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 5, py: 4 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} component="h2" variant="h3">
          Parameters
        </Typography>
        {parameters && (
          <Box component="span" sx={{ color: 'muted' }}>
            {isCut ? `First ${formatCount(parameters.length)} of ${formatCount(total)}` : formatCount(total)}
          </Box>
        )}
      </Box>
      <LoadState
        isFetching={isFetching}
        failure={failure}
        onRetry={retry}
        isEmpty={!parameters?.length}
        empty={<Box sx={{ color: 'muted' }}>No parameters</Box>}
      >
        <Box
          component="ul"
          tabIndex={0}
          aria-labelledby={id}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 140, overflowY: 'auto' }}
        >
          {parameters?.map(({ parameterName, value }, index) => (
            <Box component="li" key={index} sx={ROW}>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {parameterName}
              </Box>
              <Box component="span" sx={TABULAR}>
                {formatWeight(value)}
              </Box>
            </Box>
          ))}
        </Box>
      </LoadState>
    </Box>
  );
}
