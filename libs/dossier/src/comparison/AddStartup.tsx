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
  /** Ids of those that are compared already. */
  readonly ids: readonly string[];
  readonly most: number;
  readonly onAdd: (id: string) => void;
  /** There is no room for another: the button that was pressed is off, and cannot have the focus back. */
  readonly onFull: () => void;
}

const LABEL = 'Add a startup';
const MAX_SHOWN = 8;
/** Letters that follow each other faster are one search. */
const PAUSE_MS = 150;

/** Finds one more startup to compare; disabled while there is no room for it. */
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
  // What is found by the text before may not be chosen by Enter.
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
  return error ? errorText(error, 'Failed to load') : 'No startup is found by this.';
}

const SHEET = { width: 320, maxWidth: '94vw', mt: '4px', px: 3, pt: 4, pb: 2 };
const OPTION = { display: 'flex', gap: 3 };
