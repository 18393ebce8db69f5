import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { SkeletonBar } from '@vaglio/ui';
import { PANEL, PANEL_COLUMNS, PANEL_HEAD, PANEL_RAIL } from './panel-style';

/**
 * Skeleton of the details while the list loads. It is hidden from screen readers, because the list announces the
 * loading.
 */
export const DetailsSkeleton = memo(function DetailsSkeleton() {
  return (
    <Paper aria-hidden="true" sx={PANEL}>
      <Box sx={PANEL_HEAD}>
        <Box sx={{ display: 'flex', gap: 4 }}>
          <Box sx={{ flex: 1 }}>
            <SkeletonBar width="52%" height={24} below={GAP} />
            <SkeletonBar width="38%" below={GAP} />
            <SkeletonBar width={96} height={20} below={GAP} />
          </Box>
          <SkeletonBar width={64} height={32} />
        </Box>
      </Box>
      <Box sx={PANEL_COLUMNS}>
        <Box sx={{ px: 6, pt: 5, pb: 6 }}>
          {BLOCKS.map((block) => (
            <Box key={block} sx={{ mb: 7 }}>
              <SkeletonBar width={88} height={16} below={GAP} />
              <SkeletonBar width="96%" below={GAP} />
              <SkeletonBar width="90%" below={GAP} />
              <SkeletonBar width="64%" below={GAP} />
            </Box>
          ))}
        </Box>
        <Box sx={{ ...PANEL_RAIL, pb: 6 }}>
          {BLOCKS.map((block) => (
            <Box key={block} sx={{ mb: 7 }}>
              <SkeletonBar width={72} height={16} below={GAP} />
              <SkeletonBar width="80%" below={GAP} />
              <SkeletonBar width="60%" below={GAP} />
            </Box>
          ))}
        </Box>
      </Box>
    </Paper>
  );
});

const BLOCKS = [0, 1, 2];

/** Space between two placeholder bars, in px. */
const GAP = 12;
