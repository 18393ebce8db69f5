import Box from '@mui/material/Box';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { PaletteEntry } from './palette-entries';
import { nameOf, PaletteRow, type Look } from './PaletteRow';

/** Entry with the ids of the startups in the list. If they change, the list highlights its first line again. */
export type ShownEntry = PaletteEntry & { readonly beside: string };

interface PaletteGroupsProps {
  readonly list: Pick<
    UseAutocompleteReturnValue<ShownEntry, false, false, false, true>,
    'groupedOptions' | 'getListboxProps' | 'getOptionProps'
  >;
  readonly look: Look;
}

/** Options under their group headings. The option that Enter selects is highlighted. */
export function PaletteGroups({ list, look }: PaletteGroupsProps) {
  if (list.groupedOptions.length === 0) return null;
  return (
    <Box
      component="ul"
      {...list.getListboxProps()}
      aria-labelledby={undefined}
      aria-label="Results"
      sx={LIST}
    >
      {list.groupedOptions.map(({ key, index, group, options }) => (
        <li key={key} role="none">
          <Box aria-hidden sx={{ px: 3, pt: 3, pb: 1, typography: 'caption', color: 'text.secondary' }}>
            {group}
          </Box>
          <Box component="ul" role="group" aria-label={group} sx={PLAIN}>
            {options.map((entry, offset) => {
              const { key: optionKey, ...props } = list.getOptionProps({
                option: entry,
                index: index + offset,
              });
              return (
                <Box component="li" key={optionKey} {...props} aria-label={nameOf(entry, look)} sx={ROW}>
                  <PaletteRow entry={entry} look={look} />
                </Box>
              );
            })}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const PLAIN = { m: 0, p: 0, listStyle: 'none' };
const LIST = { ...PLAIN, overflowY: 'auto', flex: 1, minHeight: 0, px: 2, pb: 2 };
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: { xs: 44, sm: 40 },
  px: 3,
  borderRadius: 2,
  cursor: 'pointer',
  '&.Mui-focused, &.Mui-focusVisible': { bgcolor: 'selected' },
};
