import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { ChevronDown, Square, SquareCheckBig } from 'lucide-react';
import { Icon } from '@vaglio/ui';
import { withToggled } from '@vaglio/startups-data';

interface CantonSectorFilterProps<Choice extends string> {
  /** 'Canton': its name, before how many are chosen. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly chosen: readonly Choice[];
  readonly onChange: (chosen: Choice[]) => void;
}

/** A filter with several choices; the menu stays open while they are made, and a letter leads to the next name with it. */
export function CantonSectorFilter<Choice extends string>({
  label,
  choices,
  nameOf,
  chosen,
  onChange,
}: CantonSectorFilterProps<Choice>) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first, ...more] = chosen;
  const value = first === undefined ? 'All' : more.length > 0 ? `${chosen.length} chosen` : nameOf(first);
  return (
    <>
      <Button
        aria-label={`${label}: ${value}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={BUTTON_STYLE}
      >
        <Box component="span" sx={{ color: 'muted', fontWeight: 400 }}>
          {label}
        </Box>
        <Box
          component="span"
          sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {value}
        </Box>
        <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
          <Icon of={ChevronDown} />
        </Box>
      </Button>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: SHEET } }}
      >
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice);
          return (
            <MenuItem
              key={choice}
              role="menuitemcheckbox"
              aria-checked={isChosen}
              onClick={() => onChange(withToggled(chosen, choice))}
            >
              <Box component="span" sx={{ display: 'flex', color: isChosen ? 'primary.main' : 'field' }}>
                <Icon of={isChosen ? SquareCheckBig : Square} />
              </Box>
              {nameOf(choice)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

/** As the selects beside it. */
const BUTTON_STYLE = {
  gap: '6px',
  px: '10px',
  borderColor: 'field',
  color: 'text.primary',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  maxWidth: { md: 220 },
};
const SHEET = { minWidth: 208, maxHeight: 420, '& [role^=menuitem]': { minHeight: { xs: 44, md: 32 } } };
