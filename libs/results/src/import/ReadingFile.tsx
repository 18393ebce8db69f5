import Box from '@mui/material/Box';
import { Spinner } from '@vaglio/ui';

export function ReadingFile({ name }: { readonly name: string }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 4, color: 'primary.main' }}>
      <Spinner />
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Reading {name}…
      </Box>
    </Box>
  );
}
