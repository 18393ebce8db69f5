import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OfferedModel } from '@vaglio/contract';
import { Badge, formatCount, LoadState } from '@vaglio/ui';

interface OfferedModelsProps {
  readonly models: readonly OfferedModel[];
  readonly isFetching: boolean;
  /** Error text if the model server did not list its models. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** List of the allowed models and the other models of the model server. */
export function OfferedModels({ models, isFetching, failure, onRetry }: OfferedModelsProps) {
  const id = useId();
  const others = models.filter((model) => !model.is_allowed).length;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h3" sx={{ mb: 1 }}>
        Models
      </Typography>
      <Box sx={{ color: 'muted', typography: 'caption', mb: 2 }}>
        Administrators set which may be used{others > 0 && `; ${formatCount(others)} more are offered`}.
      </Box>
      {failure !== null && <Box sx={{ color: 'text.secondary', mb: 2 }}>{failure}</Box>}
      {models.length === 0 ? (
        <LoadState isFetching={isFetching} failure={null} onRetry={onRetry} />
      ) : (
        <Box component="ul" tabIndex={0} aria-labelledby={id} sx={LIST}>
          {models.map((model) => (
            <Box component="li" key={model.name} sx={ROW}>
              <Box
                component="span"
                sx={{ flex: 1, minWidth: 0, typography: 'mono', overflowWrap: 'anywhere' }}
              >
                {model.name}
              </Box>
              {model.is_allowed && <Badge tone="green">Allowed</Badge>}
              {model.is_allowed && !model.is_offered && failure === null && (
                <Badge tone="amber">Not offered</Badge>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 200,
  overflowY: 'auto',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
};
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'border' },
};
