import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { ChevronDown, Square, SquareCheckBig } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { formatCount, Icon, TABULAR, VisuallyHidden } from '@vaglio/ui';
import { useReadFilterValuesQuery, withToggled, type ListQuery } from '@vaglio/startups-data';
import { valuesArg } from '../filters/filter-values-arg';

interface CantonSectorFilterProps<Choice extends string> {
  /** Name of the filter, such as 'Canton', which precedes the number of selected values. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly chosen: readonly Choice[];
  readonly onChange: (chosen: Choice[]) => void;
  readonly query: ListQuery;
  /** Query parameter of the filter. */
  readonly filter: 'canton' | 'sector';
}

/**
 * Multiple-choice filter. Each choice shows how many startups match it in combination with the other filters. The menu
 * remains open while the user selects values. Typing a letter moves to the next choice that starts with it.
 */
export function CantonSectorFilter<Choice extends string>({
  label,
  choices,
  nameOf,
  chosen,
  onChange,
  query,
  filter,
}: CantonSectorFilterProps<Choice>) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The filter's own choices do not affect its counts. Omitting them avoids a new request after each choice.
  const { data } = useReadFilterValuesQuery(
    anchor ? valuesArg({ ...query, [filter]: [] }, filter, '') : skipToken,
  );
  const counts = new Map(data?.items.map(({ value, count }) => [value, count]));
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
              <Box component="span" sx={{ flex: 1 }}>
                {nameOf(choice)}
              </Box>
              <Count of={counts.get(choice)} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

/** Number of startups for a choice. It renders nothing until the server has responded. */
function Count({ of: count }: { readonly of: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Box component="span" sx={[TABULAR, { color: 'muted' }]}>
      <VisuallyHidden>, </VisuallyHidden>
      {formatCount(count)}
    </Box>
  );
}

/** Style that matches the select fields next to the button. */
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
