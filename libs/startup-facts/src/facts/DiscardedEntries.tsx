import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate, formatExact, Icon } from '@vaglio/ui';
import { SHOW_ALL } from './fact-style';
import type { FactsScope } from './facts-scope';
import type { FactListName } from './use-editing';

interface DiscardedEntriesProps {
  readonly list: FactListName;
  readonly scope: FactsScope;
}

/**
 * Expandable line below a list, such as 'Discarded: 2'. It lists the discarded entries, each with the user, the time
 * and a button that restores it.
 */
export function DiscardedEntries({ list, scope }: DiscardedEntriesProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const entries = (scope.facts.discarded ?? []).filter((entry) => entry.list === list);
  if (entries.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon={<Icon of={isOpen ? ChevronDown : ChevronRight} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        sx={SHOW_ALL}
        onClick={() => setIsOpen(!isOpen)}
      >
        Discarded: {entries.length}
      </Button>
      {isOpen && (
        <Box component="ul" id={listId} aria-label="Discarded" sx={LIST}>
          {entries.map(({ key, text, discarded_by, discarded_at, change_id }) => (
            <Box component="li" key={`${key} ${discarded_at}`} sx={LINE}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <del>{text}</del>
                <Box sx={{ typography: 'caption', color: 'muted' }} title={formatExact(discarded_at)}>
                  {discarded_by ?? 'Somebody'}, {formatDate(discarded_at)}
                </Box>
              </Box>
              {scope.canEdit && change_id !== null && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={`Undo the discard of ${text}`}
                  onClick={() => void scope.undoChange(change_id)}
                >
                  Undo
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const LIST = { m: 0, px: { xs: 4, xl: 6 }, py: 0, listStyle: 'none' } as const;
const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: { xs: 44, md: 40 },
  typography: 'body2',
  '& del': { color: 'text.secondary' },
} as const;
