import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NewApp } from './code-login';
import { KeyPicture } from './KeyPicture';

/** What a person shows to their authenticator app, or types into it. */
export function NewAppKey({ app: { key, uri } }: { readonly app: NewApp }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
      <KeyPicture text={uri} label="QR code for the authenticator app" />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ mb: 2 }}>Scan this with an authenticator app, or type the key into it:</Typography>
        <Typography variant="mono" sx={{ overflowWrap: 'anywhere' }}>
          {inGroups(key)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Four letters at a time, as people read them. */
function inGroups(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(' ');
}
