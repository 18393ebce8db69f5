import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight } from 'lucide-react';
import { Icon } from '@vaglio/ui';
import type { ListQuery } from '@vaglio/startups-data';
import { FILTER_KINDS, filterName, type FilterKind } from './filter-kinds';
import { chipText } from './filter-text';
import { useValueNames } from './use-value-names';

interface FilterRowsProps {
  readonly query: ListQuery;
  /** Opens the editor of a filter. */
  readonly onOpen: (kind: FilterKind) => void;
}

/** List of the filters that have an editor, each with its current values. */
export function FilterRows({ query, onOpen }: FilterRowsProps) {
  const names = useValueNames(query);
  return (
    <Box component="ul" aria-label="More filters" sx={ROWS}>
      {FILTER_KINDS.map((kind) => {
        const text = chipText(kind, query, names);
        return (
          <li key={kind}>
            <ButtonBase aria-haspopup="dialog" onClick={() => onOpen(kind)} sx={ROW}>
              <span>{filterName(kind)}</span>
              <Box component="span" sx={[VALUE, text !== null && CHOSEN]}>
                {text?.value ?? 'All'}
              </Box>
              <Icon of={ChevronRight} />
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const ROWS = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'border' } };
const ROW = {
  width: '100%',
  minHeight: 44,
  gap: 2,
  font: 'inherit',
  textAlign: 'left',
  '& svg': { flex: 'none', color: 'text.secondary' },
};
const VALUE = {
  flex: 1,
  minWidth: 0,
  textAlign: 'right',
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const CHOSEN = { color: 'text.primary', fontWeight: 550 };
