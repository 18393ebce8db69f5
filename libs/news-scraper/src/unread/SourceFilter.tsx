import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { NewsSource } from '@vaglio/contract';
import { Block } from '@vaglio/ui';

interface SourceFilterProps {
  readonly source: NewsSource;
  readonly onAllSources: () => void;
}

/** Which source the unread pages are of, and back to all. */
export function SourceFilter({ source, onAllSources }: SourceFilterProps) {
  return (
    <Block>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <span>
          Only pages of <b>{source.name}</b>
        </span>
        <Button variant="text" size="small" onClick={onAllSources}>
          Show those of all sources
        </Button>
      </Box>
    </Block>
  );
}
