import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { VisuallyHidden } from '@vaglio/ui';

/** Recovery codes, shown this once. Without a clipboard, as on a plain http address, they are selected by hand. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () =>
    clipboard
      ?.writeText(codes.join('\n'))
      .then(() => setIsCopied(true))
      .catch(() => setIsCopied(false));
  return (
    <div>
      <Typography sx={{ mb: 3 }}>
        Each of these recovery codes signs you in once when your app or passkey is not at hand. Print them or
        put them into a password manager: they are shown only now.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 3,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          gap: 2,
          border: 1,
          borderColor: 'border',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <Typography component="li" variant="mono" key={code}>
            {code}
          </Typography>
        ))}
      </Box>
      {clipboard && (
        <Button size="small" sx={{ mt: 2 }} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy all'}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied ? 'Recovery codes copied' : ''}</VisuallyHidden>
    </div>
  );
}
