import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { X } from 'lucide-react';
import { Icon, VisuallyHidden, CHIP } from '@vaglio/ui';
import { AdvancedChip } from '../filters/AdvancedChip';
import { kindsOf, withoutKind } from '../filters/set-filter';
import { useValueNames } from '../filters/use-value-names';
import { activeFilters } from './active-filters';
import { withoutFilters, type ListQuery } from '@vaglio/startups-data';

interface FilterChipsProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Called after the user removed the last chip, so that the caller can move the focus. */
  readonly onEmptied: () => void;
}

/** Chips of the active filters, each with a remove button. Renders nothing if no filter is active. */
export const FilterChips = memo(function FilterChips({ query, onChange, onEmptied }: FilterChipsProps) {
  const filters = activeFilters(query);
  const kinds = kindsOf(query);
  const names = useValueNames(query);
  const count = filters.length + kinds.length;
  if (count === 0) return null;
  const remove = (chip: HTMLElement, next: ListQuery) => {
    const item = chip.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector(
      'button:last-of-type',
    );
    if (neighbour instanceof HTMLElement && count > 1) neighbour.focus();
    else onEmptied();
    onChange(next);
  };
  const clear = () => {
    onEmptied();
    onChange(withoutFilters(query));
  };
  return (
    <Box component="ul" aria-label="Active filters" sx={ROW}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <ButtonBase onClick={(event) => remove(event.currentTarget, without)} sx={CHIP}>
            <VisuallyHidden>Remove the filter </VisuallyHidden>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {label}
            </Box>
            <Icon of={X} size={14} />
          </ButtonBase>
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <AdvancedChip
            kind={kind}
            query={query}
            names={names}
            onChange={onChange}
            onRemove={(button) => remove(button, withoutKind(query, kind))}
          />
        </li>
      ))}
      {count > 1 && (
        <li>
          <Link
            component="button"
            type="button"
            onClick={clear}
            sx={{ typography: 'body2', fontWeight: 550, minHeight: { xs: 44, md: 28 }, px: 1 }}
          >
            Clear all
          </Link>
        </li>
      )}
    </Box>
  );
});

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', minWidth: 0 },
};
