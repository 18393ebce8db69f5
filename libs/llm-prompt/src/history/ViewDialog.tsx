import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame, formatExact } from '@vaglio/ui';
import { settingsOf } from '../version/version-diff';
import { versionText } from '../version/version-text';
import { DiffView } from './DiffView';
import { SettingList } from './SettingList';
import type { VersionDialogProps } from './version-dialog-props';

const BODY = {
  mt: 2,
  p: '11px 14px',
  border: 1,
  borderColor: 'border',
  borderRadius: 1,
  maxHeight: 320,
  overflowY: 'auto',
  typography: 'mono',
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: 'text.primary',
};

/** Dialog with a whole prompt version and its differences from the active version. */
export function ViewDialog({ version, active, onClose }: VersionDialogProps) {
  const other = active && active.prompt_id !== version.prompt_id ? active : null;
  return (
    <DialogFrame
      title={versionText(version)}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <SettingList
        entries={[
          ...(version.created_at ? [['Created', formatExact(version.created_at)] as const] : []),
          ...settingsOf(version),
        ]}
      />
      <Typography component="h3" variant="h3" sx={{ mt: 4, color: 'text.primary' }}>
        {other ? `Body, compared with the active ${versionText(other).toLowerCase()}` : 'Body'}
      </Typography>
      {other ? (
        <DiffView before={other.body} after={version.body} />
      ) : (
        <Box role="region" aria-label="Body" tabIndex={0} sx={BODY}>
          {version.body}
        </Box>
      )}
    </DialogFrame>
  );
}
