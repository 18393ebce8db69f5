import Box from '@mui/material/Box';

const SIGNERS = ['Board', 'Programme lead'];

/** Two lines to sign on; they stay together. */
export function Signatures() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '6mm', mt: '16mm', breakInside: 'avoid' }}
    >
      {SIGNERS.map((signer) => (
        <Box
          key={signer}
          sx={{ pt: '1.5mm', borderTop: 1, borderColor: 'field', fontSize: '8pt', color: 'text.secondary' }}
        >
          {signer}, date and signature
        </Box>
      ))}
    </Box>
  );
}
