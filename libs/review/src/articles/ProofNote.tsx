import Box from '@mui/material/Box';
import type { ValueProof } from '@vaglio/contract';

/** Quotes found for a value, and the information that they do not prove. */
export function ProofNote({ proof: { passages, missing } }: { readonly proof: ValueProof }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, typography: 'body2', overflowWrap: 'anywhere' }}>
      {passages.map(({ text, start }) => (
        <Box component="q" key={start}>
          {text}
        </Box>
      ))}
      <Box sx={{ color: 'text.secondary' }}>{missing}</Box>
    </Box>
  );
}
