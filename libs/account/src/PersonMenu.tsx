import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { PATHS } from '@vaglio/startups-domain';
import { Badge, Icon, Initials } from '@vaglio/ui';
import { usePerson } from './use-person';

/** The library lets items shrink to their text from 576 px on. */
const ITEM = { minHeight: { xs: 44, md: 36 } };

/** The person's menu of the top bar: who is signed in, the way to the profile, logout. */
export function PersonMenu({ onLogout }: { readonly onLogout: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { person, retry } = usePerson();
  const { pathname, hash } = useLocation();
  const askAgain = useEffectEvent(() => void retry());
  // Whose session was ended elsewhere is out at the next click, even where it leads to what is still in the cache.
  useEffect(() => askAgain(), [pathname, hash]);
  const name = person?.name || 'Account';
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${name}, account menu`}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={
          <Box component="span" sx={{ display: { xs: 'none', lg: 'flex' } }}>
            <Icon of={ChevronDown} />
          </Box>
        }
        sx={{ px: 2, '& .MuiButton-endIcon': { ml: { xs: 0, lg: 2 } } }}
      >
        <Initials name={name} size={28} isOwn />
        <Box
          component="span"
          sx={{
            display: { xs: 'none', lg: 'block' },
            ml: 2,
            typography: 'body2',
            fontWeight: 550,
            color: 'text.primary',
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': 'Account' } }}
      >
        {person && (
          <Box
            component="li"
            role="presentation"
            sx={{ px: '10px', py: 2, minWidth: 220, maxWidth: 300, overflowWrap: 'anywhere' }}
          >
            <Box sx={{ fontWeight: 600 }}>{person.name}</Box>
            <Box sx={{ typography: 'body2', color: 'muted', mb: 2 }}>{person.email}</Box>
            {person.role && <Badge tone="accent">{person.role}</Badge>}
          </Box>
        )}
        {person && <Divider component="li" sx={{ my: '6px' }} />}
        <MenuItem component={Link} to={PATHS.user} onClick={close} sx={ITEM}>
          <Icon of={UserRound} />
          Profile
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
          sx={ITEM}
        >
          <Icon of={LogOut} />
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
