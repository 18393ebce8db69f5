import Box from '@mui/material/Box';
import { SidewaysRow } from './SidewaysRow';

export const WithRoom = () => (
  <SidewaysRow sx={{ gap: 2 }}>
    <span>12 to extract</span>
    <span>94 to curate</span>
  </SidewaysRow>
);

export const Cut = () => (
  <Box sx={{ width: 160, whiteSpace: 'nowrap' }}>
    <SidewaysRow sx={{ gap: 2 }}>
      <span>12 to extract</span>
      <span>94 to curate</span>
      <span>8 to review</span>
    </SidewaysRow>
  </Box>
);
