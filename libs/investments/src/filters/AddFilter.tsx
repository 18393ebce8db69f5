import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { Icon, Key, useHotkeys, useShortcutsEnabled } from '@vaglio/ui';
import { FILTER_HOTKEYS } from './filter-hotkeys';
import { LazyFilterEditor, preloadFilterEditor } from './LazyFilterEditor';
import type { ListQuery } from '@vaglio/startups-data';
import { FILTER_KINDS, filterName, type FilterKind } from './filter-kinds';
import { FilterPopover } from './FilterPopover';

interface AddFilterProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
}

/** Button '+ Filter' (hotkey f). It opens a list of all filters, then the editor of the selected filter. */
export function AddFilter({ query, onChange }: AddFilterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [shortcutsEnabled] = useShortcutsEnabled();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [kind, setKind] = useState<FilterKind | null>(null);
  const open = () => {
    preloadFilterEditor();
    setKind(null);
    setAnchor(button.current);
  };
  useHotkeys(FILTER_HOTKEYS, { f: open });
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        ref={button}
        aria-label="Add a filter"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
        sx={BUTTON_STYLE}
      >
        <Icon of={Plus} size={14} /> Filter {shortcutsEnabled && <Key>f</Key>}
      </Button>
      <FilterPopover label={kind ? filterName(kind) : 'Add a filter'} anchor={anchor} onClose={close}>
        {kind ? (
          <LazyFilterEditor kind={kind} query={query} onChange={onChange} onClose={close} />
        ) : (
          <MenuList autoFocusItem aria-label="Filters">
            {FILTER_KINDS.map((one) => (
              <MenuItem key={one} onClick={() => setKind(one)} sx={{ minHeight: { xs: 44, md: 32 } }}>
                <ListItemText>{filterName(one)}</ListItemText>
              </MenuItem>
            ))}
          </MenuList>
        )}
      </FilterPopover>
    </>
  );
}

const BUTTON_STYLE = {
  gap: '6px',
  px: '10px',
  minHeight: { xs: 44, md: 32 },
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'field',
  color: 'text.primary',
  fontWeight: 550,
  whiteSpace: 'nowrap',
};
