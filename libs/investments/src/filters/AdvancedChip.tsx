import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { X } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useReadFilterValuesQuery, type ListQuery } from '@vaglio/startups-data';
import { formatCount, Icon, VisuallyHidden, CHIP } from '@vaglio/ui';
import { LazyFilterEditor, preloadFilterEditor } from './LazyFilterEditor';
import { filterName, isBoundedFilter, type FilterKind } from './filter-kinds';
import { FilterPopover } from './FilterPopover';
import { valuesArg } from './filter-values-arg';
import { chipText, type ValueNames } from './filter-text';

interface AdvancedChipProps {
  readonly kind: FilterKind;
  readonly query: ListQuery;
  readonly names: ValueNames;
  readonly onChange: (query: ListQuery) => void;
  readonly onRemove: (button: HTMLElement) => void;
}

/** Chip that describes an active filter. A click opens the filter editor, and the remove button removes the filter. */
export function AdvancedChip({ kind, query, names, onChange, onRemove }: AdvancedChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useReadFilterValuesQuery(kind === 'raised' ? valuesArg(query, 'raised', '') : skipToken);
  const text = chipText(kind, query, names);
  if (text === null) return null;
  const leftOut = data?.left_out ?? 0;
  const isGone =
    !isBoundedFilter(kind) && query[kind].length > 0 && query[kind].every((one) => names.get(one) === null);
  const value =
    leftOut > 0 ? `${text.value}, without ${formatCount(leftOut)} in other currencies` : text.value;
  return (
    <Box sx={[CHIP, PAIR]}>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preloadFilterEditor}
        onFocus={preloadFilterEditor}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={TEXT_STYLE}
      >
        <Box component="span" sx={{ fontWeight: 400 }}>
          {text.name}
        </Box>
        <Box component={isGone ? 's' : 'span'} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {value}
        </Box>
        {isGone && <VisuallyHidden>, which no longer exists and is ignored</VisuallyHidden>}
      </ButtonBase>
      <ButtonBase
        aria-label={`Remove the filter ${text.name} ${text.value}`}
        title="Remove"
        onClick={(event) => onRemove(event.currentTarget)}
        sx={REMOVE}
      >
        <Icon of={X} size={14} />
      </ButtonBase>
      <FilterPopover label={filterName(kind)} anchor={anchor} onClose={() => setAnchor(null)}>
        <LazyFilterEditor kind={kind} query={query} onChange={onChange} onClose={() => setAnchor(null)} />
      </FilterPopover>
    </Box>
  );
}

const PAIR = { display: 'inline-flex', alignItems: 'stretch', maxWidth: 420, px: 0, gap: 0 };
const TEXT_STYLE = { gap: '6px', pl: '9px', pr: '4px', minWidth: 0, font: 'inherit', borderRadius: '6px' };
const REMOVE = { px: '7px', minWidth: { xs: 44, md: 28 }, borderRadius: '6px' };
