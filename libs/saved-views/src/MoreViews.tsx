import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, User, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { View } from '@vaglio/contract';
import { formatCount, Icon, VisuallyHidden } from '@vaglio/ui';
import { NewCount } from './ViewTab';
import { viewSearch } from '@vaglio/startups-data';

interface MoreViewsProps {
  readonly views: readonly View[];
  readonly countOf: (id: string) => number;
}

/** Menu of the views that do not fit into the tab bar. Hidden if there are no such views. */
export function MoreViews({ views, countOf }: MoreViewsProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (views.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        endIcon={<Icon of={ChevronDown} size={14} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', color: 'text.secondary' }}
      >
        More {formatCount(views.length)}
        <VisuallyHidden> views</VisuallyHidden>
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'More views' }, paper: { sx: { minWidth: 208, maxWidth: 360 } } }}
      >
        {views.map(({ id, name, is_team }) => (
          <MenuItem
            key={id}
            component={Link}
            to={{ search: viewSearch(id) }}
            onClick={() => setAnchor(null)}
            sx={{ gap: 2, minHeight: { xs: 44, md: 36 } }}
          >
            <Icon of={is_team ? Users : User} size={16} />
            <VisuallyHidden>{is_team ? 'Team view ' : 'My view '}</VisuallyHidden>
            {name}
            {countOf(id) > 0 && <NewCount count={countOf(id)} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
