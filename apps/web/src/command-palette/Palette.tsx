import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { Search } from 'lucide-react';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { errorText } from '@vaglio/api-client';
import { Icon, scoreDecimals, VisuallyHidden } from '@vaglio/ui';
import { entriesFor, readText, type Offered, type PaletteEntry } from './palette-entries';
import { PaletteGroups, type ShownEntry } from './PaletteGroups';
import { PaletteKeys, Scopes } from './PaletteKeys';
import { HEAD, INPUT, LABEL, PaletteFrame, PLACEHOLDER } from './PaletteLoading';
import { useFoundStartups } from './use-found-startups';

interface PaletteProps extends Omit<Offered, 'found'> {
  /** Current time, from which the badges are computed. */
  readonly now: Date;
  /** Text that the user typed before the palette was loaded. */
  readonly startText?: string;
  /** @param isNewTab true to open the entry in a new tab */
  readonly onChoose: (entry: PaletteEntry, isNewTab: boolean) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that finds startups, saved views, pages and actions by name. Mount it to open it. Source: decide together,
 * palette.
 */
export function Palette(props: PaletteProps) {
  return (
    <PaletteFrame onClose={props.onClose}>
      <PaletteSearch {...props} />
    </PaletteFrame>
  );
}

function PaletteSearch({ now, startText = '', onChoose, onClose, ...offered }: PaletteProps) {
  const [text, setText] = useState(startText);
  const [isOnlyStartups, setIsOnlyStartups] = useState(false);
  const wanted = readText(text, isOnlyStartups);
  const { found, isSearching, error } = useFoundStartups(wanted);
  const ids = found?.startups.map(({ id }) => id).join(' ') ?? '';
  const entries = entriesFor(wanted, { ...offered, found }).map((entry): ShownEntry => ({
    ...entry,
    beside: ids,
  }));
  const decimals = scoreDecimals(found?.startups.map(({ score }) => score) ?? []);
  const list = useAutocomplete({
    id: 'palette',
    open: true,
    options: entries,
    value: null,
    inputValue: text,
    autoHighlight: true,
    handleHomeEndKeys: false,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    // Autocomplete keeps the highlight while the label of the option is the same. The label contains the current
    // startups, so new startups highlight the first line again.
    getOptionLabel: ({ id, beside }) => `${id} beside ${beside}`,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    onInputChange: (_event, next, reason) => {
      if (reason === 'input') setText(next);
    },
    onChange: (event, entry) => {
      if (entry) onChoose(entry, hasCommand(event));
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      setIsOnlyStartups((is) => !is);
    }
    // Options may be visible shortly before the first option is highlighted.
    const isMarked = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isMarked && entries[0]) {
      event.preventDefault();
      event.stopPropagation();
      onChoose(entries[0], hasCommand(event));
    }
  };
  return (
    <>
      <Box {...list.getRootProps()} onKeyDownCapture={onKeyDown} sx={HEAD}>
        <Icon of={Search} />
        <Box
          component="input"
          {...list.getInputProps()}
          autoFocus
          aria-label={LABEL}
          placeholder={isOnlyStartups ? 'Company or founder' : PLACEHOLDER}
          maxLength={200}
          sx={INPUT}
        />
        <Scopes scope={wanted.scope} />
      </Box>
      <PaletteGroups list={list} look={{ q: wanted.q, now, decimals }} />
      {(error !== null || entries.length === 0) && (
        <Box sx={{ px: 5, py: 4, color: 'text.secondary' }}>
          {error === null ? emptyText(wanted, isSearching) : errorText(error, 'Failed to load investments')}
        </Box>
      )}
      <VisuallyHidden role="status">
        {isSearching ? '' : `${entries.length} ${entries.length === 1 ? 'result' : 'results'}`}
      </VisuallyHidden>
      <PaletteKeys />
    </>
  );
}

function emptyText({ scope, q }: ReturnType<typeof readText>, isSearching: boolean): string {
  if (scope === 'startups' && q === '') return 'Type a company or founder.';
  return isSearching ? 'Searching…' : 'No results.';
}

/** Returns true for Enter or a click with Ctrl or Cmd, which opens a new tab as it does for links. */
function hasCommand({ nativeEvent }: SyntheticEvent): boolean {
  const isPressed = nativeEvent instanceof KeyboardEvent || nativeEvent instanceof MouseEvent;
  return isPressed && (nativeEvent.ctrlKey || nativeEvent.metaKey);
}
