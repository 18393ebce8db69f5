import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { PANEL, PANEL_COLUMNS, PANEL_HEAD, PANEL_RAIL } from './panel-style';

/** The shape of the details before the list has said whose they are; the list announces that it loads. */
export function DetailsSkeleton() {
  return (
    <Paper aria-hidden="true" sx={PANEL}>
      <Box sx={PANEL_HEAD}>
        <Box sx={{ display: 'flex', gap: 4 }}>
          <Box sx={{ flex: 1 }}>
            <Bar width="52%" height={24} />
            <Bar width="38%" />
            <Bar width={96} height={20} />
          </Box>
          <Skeleton variant="rounded" width={64} height={32} />
        </Box>
      </Box>
      <Box sx={PANEL_COLUMNS}>
        <Box sx={{ px: 6, pt: 5, pb: 6 }}>
          {BLOCKS.map((block) => (
            <Box key={block} sx={{ mb: 7 }}>
              <Bar width={88} height={16} />
              <Bar width="96%" />
              <Bar width="90%" />
              <Bar width="64%" />
            </Box>
          ))}
        </Box>
        <Box sx={{ ...PANEL_RAIL, pb: 6 }}>
          {BLOCKS.map((block) => (
            <Box key={block} sx={{ mb: 7 }}>
              <Bar width={72} height={16} />
              <Bar width="80%" />
              <Bar width="60%" />
            </Box>
          ))}
        </Box>
      </Box>
    </Paper>
  );
}

const BLOCKS = [0, 1, 2];

function Bar({ width, height = 12 }: { readonly width: number | string; readonly height?: number }) {
  return <Skeleton variant="rounded" width={width} height={height} sx={{ mb: 3 }} />;
}
