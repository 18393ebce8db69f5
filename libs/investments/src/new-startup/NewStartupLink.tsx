import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@vaglio/ui';
import { useNewStartup } from './use-new-startup';

/** The way to the form for a new startup, in the bar; absent for people who may not add one. */
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
/** Beside all filters there is room for the icon alone. */
const TEXT = { display: { xs: 'none', xl: 'inline' } };
