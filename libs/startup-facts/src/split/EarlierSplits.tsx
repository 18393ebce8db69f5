import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { StartupSplit } from '@vaglio/contract';
import { formatExact, formatRelative } from '@vaglio/ui';

interface EarlierSplitsProps {
  readonly splits: readonly StartupSplit[];
  readonly onUndo: (id: string) => void;
}

/** List of the splits of a startup, and of the split that created it. Each has an Undo button. */
export function EarlierSplits({ splits, onUndo }: EarlierSplitsProps) {
  const now = useNow();
  const titleId = useId();
  if (splits.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="h3" sx={{ mb: 1 }}>
        Earlier splits
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {splits.map(({ id, company_name, parts, split_by, split_at }) => {
          const names = parts.map((part) => part.company_name).join(', ');
          return (
            <Box component="li" key={id} sx={LINE}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {names} from {company_name}
                <Box sx={{ typography: 'caption', color: 'muted' }} title={formatExact(split_at)}>
                  {split_by ?? 'Somebody'}, {formatRelative(split_at, now)}
                </Box>
              </Box>
              <Button
                variant="text"
                size="small"
                aria-label={`Undo the split of ${names}`}
                onClick={() => onUndo(id)}
              >
                Undo
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 3, minHeight: 44 } as const;
