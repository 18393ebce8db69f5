import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { i18n } from '../messages/i18n';
import type { NewApp } from './code-login';
import { KeyPicture } from './KeyPicture';

/** Key for an authenticator app as a QR code and as text. */
export function NewAppKey({ app: { key, uri } }: { readonly app: NewApp }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <KeyPicture text={uri} label={i18n.t('QR code for the authenticator app')} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ mb: 2 }}>
          {i18n.t('Scan this with an authenticator app, or type the key into it:')}
        </Typography>
        <Typography variant="mono" sx={{ overflowWrap: 'anywhere' }}>
          {inGroups(key)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Formats a key in groups of four characters. */
function inGroups(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(' ');
}
