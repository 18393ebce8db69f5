import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@vaglio/ui';
import { useNewStartup } from './use-new-startup';

/** Link to the dialog for a new startup. It is hidden from users who may not add startups. */
export function NewStartupLink() {
  const form = useNewStartup();
  if (form === null) return null;
  return (
    <Button component={Link} to={form.to} replace variant="outlined" aria-label="New startup" sx={BUTTON}>
      <Icon of={Plus} />
      <Box component="span" sx={TEXT}>
        New startup
      </Box>
    </Button>
  );
}

const BUTTON = { minWidth: 0, px: 2, gap: 2, whiteSpace: 'nowrap' };
/** Style that hides the link text below the breakpoint `xl`, where only the icon fits next to the filters. */
const TEXT = { display: { xs: 'none', xl: 'inline' } };
