import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import { CONNECTIONS_PERMISSIONS, isAllowed, findPermission } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import { routes } from '@vaglio/startups-domain';
import { DialogFrame } from '@vaglio/ui';

/** Dialog that explains the setup of a language model. */
export function ModelDialog({ onClose }: { readonly onClose: () => void }) {
  const { claims } = useSession();
  const maySetUp = isAllowed(findPermission(CONNECTIONS_PERMISSIONS, 'saveModelSettings'), claims);
  const actions = (
    <>
      <Button variant={maySetUp ? 'text' : 'contained'} onClick={onClose}>
        Close
      </Button>
      {maySetUp && (
        <Button variant="contained" component={RouterLink} to={routes.settings('connections')}>
          Open Connections
        </Button>
      )}
    </>
  );
  return (
    <DialogFrame title="Connect a language model" onClose={onClose} actions={actions}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <span>
          Administrators set up a model in Settings, Connections: provider, address, models and key. You can
          test it there. It takes effect as soon as it is saved.
        </span>
        <span>Without one the built-in extractor reads the news, free of charge.</span>
      </Box>
    </DialogFrame>
  );
}
