import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { NewsSource } from '@vaglio/contract';
import { Block } from '@vaglio/ui';

interface SourceFilterProps {
  readonly source: NewsSource;
  readonly onAllSources: () => void;
}

/** Name of the source by which the unread pages are filtered, and a button that shows the pages of all sources. */
export function SourceFilter({ source, onAllSources }: SourceFilterProps) {
  return (
    <Block>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <span>
          Only pages of <b>{source.name}</b>
        </span>
        <Button variant="text" size="small" onClick={onAllSources}>
          Show pages of all sources
        </Button>
      </Box>
    </Block>
  );
}
