import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { VisuallyHidden } from '@vaglio/ui';
import { i18n } from '../messages/i18n';

/**
 * Recovery codes, displayed only once. Over plain http the browser has no clipboard access, so users copy the codes by
 * hand.
 */
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
        {i18n.t(
          'Each recovery code works once, if you do not have your app or passkey. Print the codes or store them in a password manager: they will not be shown again.',
        )}
      </Typography>
      <Box
        component="ul"
        aria-label={i18n.t('Recovery codes')}
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
          {isCopied ? i18n.t('Copied') : i18n.t('Copy all')}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied ? i18n.t('Recovery codes copied') : ''}</VisuallyHidden>
    </div>
  );
}
