import Box from '@mui/material/Box';
import { Section } from '@vaglio/ui';

const STEPS: readonly { readonly text: string; readonly command?: string }[] = [
  { text: 'Install Vaglio of the same version, or a newer one, with an empty DATA_DIR. Do not start it.' },
  {
    text: 'An encrypted backup needs its secret key in a file:',
    command: 'export BACKUP_IDENTITY_FILE=/path/to/vaglio-backup-key.txt',
  },
  {
    text: 'Restore the file. Each part is compared with its checksum; nothing of a damaged file is restored:',
    command: 'DATA_DIR=/srv/vaglio npx vaglio restore /path/to/FILE',
  },
  {
    text: 'Copy the settings that you still need from DATA_DIR/restored-settings.env into .env, and start the server.',
  },
  {
    text: 'People who were erased after the backup was made are in it again:',
    command: 'npx vaglio erase --again',
  },
];

/** Card with restore instructions. Source: docs/operations.md, Backup and restore. */
export function RestoreCard() {
  return (
    <Section
      title="Restore"
      purpose="On the server or on another machine, by the operator. This installation is not touched."
      headingLevel={2}
    >
      <Box component="ol" sx={{ m: 0, pl: 5, display: 'grid', gap: 3 }}>
        {STEPS.map(({ text, command }) => (
          <li key={text}>
            {text}
            {command !== undefined && (
              <Box component="code" sx={{ display: 'block', typography: 'mono', overflowWrap: 'anywhere' }}>
                {command}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </Section>
  );
}
