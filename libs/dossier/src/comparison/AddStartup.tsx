import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListInvestmentsQuery } from '@vaglio/startups-data';
import { formatScore, Icon, useDebouncedText } from '@vaglio/ui';
import { MAX_SEARCH_LENGTH } from '@vaglio/startups-domain';

interface AddStartupProps {
  /** Ids of the startups that are already in the comparison. */
  readonly ids: readonly string[];
  readonly most: number;
  readonly onAdd: (id: string) => void;
  /** Called when the comparison becomes full. The button is then disabled, so the focus must go elsewhere. */
  readonly onFull: () => void;
}

const LABEL = 'Add a startup';
const MAX_SHOWN = 8;
/** Debounce delay of the search, in milliseconds. */
const PAUSE_MS = 150;

/** Button with a search field that adds a startup to the comparison. It is disabled if the comparison is full. */
export function AddStartup({ ids, most, onAdd, onFull }: AddStartupProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabled={ids.length >= most}
        startIcon={<Icon of={Plus} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add
        <Box component="span" sx={{ ml: 2, typography: 'caption', color: 'text.secondary' }}>
          {most} at most
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': LABEL, sx: SHEET },
          transition: { onExited: () => ids.length >= most && onFull() },
        }}
      >
        <FindStartup
          ids={ids}
          onFind={(id) => {
            setAnchor(null);
            onAdd(id);
          }}
          onClose={() => setAnchor(null)}
        />
      </Popover>
    </>
  );
}

interface FindStartupProps {
  readonly ids: readonly string[];
  readonly onFind: (id: string) => void;
  readonly onClose: () => void;
}

function FindStartup({ ids, onFind, onClose }: FindStartupProps) {
  const [asked, setAsked] = useState('');
  const { text, type } = useDebouncedText(asked, PAUSE_MS, setAsked);
  const { currentData, error, isFetching } = useListInvestmentsQuery(
    { mode: 'all', q: asked, pageSize: MAX_SHOWN, page: 1, withAwards: 0, withArticles: 0 },
    { skip: asked === '' },
  );
  const isSearching = isFetching || text.trim() !== asked;
  // Results for the previous search text are hidden, so that Enter cannot select them.
  const found = asked === '' || error || isSearching ? [] : (currentData?.items ?? []);
  return (
    <Autocomplete
      open
      disablePortal
      openOnFocus
      autoHighlight
      forcePopupIcon={false}
      options={found}
      value={null}
      inputValue={text}
      loading={isSearching}
      loadingText="Searching…"
      noOptionsText={textsOf(asked, error)}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ company_name }) => company_name}
      getOptionDisabled={({ id }) => ids.includes(id)}
      onClose={(_event, reason) => {
        if (reason === 'escape') onClose();
      }}
      onInputChange={(_event, next, reason) => {
        if (reason === 'input') type(next);
      }}
      onChange={(_event, startup) => {
        if (startup) onFind(startup.id);
      }}
      renderOption={({ key, ...props }, { id, company_name, score }) => (
        <Box component="li" key={key} {...props} sx={OPTION}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {company_name}
          </Box>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {ids.includes(id) ? 'compared' : formatScore(score)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          size="small"
          label={LABEL}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_SEARCH_LENGTH },
          }}
        />
      )}
      slotProps={{ popper: { sx: { position: 'static !important', transform: 'none !important' } } }}
    />
  );
}

function textsOf(asked: string, error: unknown): string {
  if (asked === '') return 'Type a part of its name.';
  return error ? errorText(error, 'Failed to load') : 'No matching startups.';
}

const SHEET = { width: 320, maxWidth: '94vw', mt: '4px', px: 3, pt: 4, pb: 2 };
const OPTION = { display: 'flex', gap: 3 };
