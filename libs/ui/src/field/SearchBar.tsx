import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { MAX_SEARCH_LENGTH } from '@vaglio/startups-domain';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { useDebouncedText } from './use-debounced-text';

const PAUSE_MS = 400;

interface SearchBarProps<Query extends { readonly q: string; readonly page: number }> {
  /** Label and placeholder of the field, such as 'Search by email'. */
  readonly label: string;
  readonly query: Query;
  /** Receives the query with the new `q`, on page 1. */
  readonly onChange: (query: Query) => void;
  /** Debounce delay in ms. With 0, each keystroke starts a search. */
  readonly debounceMs?: number;
  /** True to focus the field and select its text on mount, as in a search dialog. */
  readonly autoFocus?: boolean;
}

/**
 * Search field of a list. It searches 400 ms after the last keystroke, or immediately when the user presses Enter or
 * clears the field.
 */
export function SearchBar<Query extends { readonly q: string; readonly page: number }>(
  props: SearchBarProps<Query>,
) {
  const { label, query, onChange, debounceMs = PAUSE_MS, autoFocus = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const { text, type, settle } = useDebouncedText(query.q, debounceMs, (q) =>
    onChange({ ...query, q, page: 1 }),
  );
  useEffect(() => {
    if (!autoFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [autoFocus]);
  const clear = () => {
    settle('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(text);
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation(); // a surrounding dialog must stay open
    clear();
  };
  return (
    <OutlinedInput
      value={text}
      placeholder={label}
      inputRef={input}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{
        input: {
          'aria-label': label,
          type: 'search',
          maxLength: MAX_SEARCH_LENGTH,
          enterKeyHint: 'search',
          autoComplete: 'off',
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon of={Search} />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label="Clear the search" onClick={clear}>
              <Icon of={X} />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        width: '100%',
        maxWidth: 300,
        '& .MuiOutlinedInput-input': { pl: 0 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
