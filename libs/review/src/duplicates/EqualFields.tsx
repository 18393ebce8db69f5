import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { MergePreview } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { factLabel } from '@vaglio/startups-domain';
import { listLabel, listText, valueText } from './merge-text';

/** Collapsible line with the values that both startups share. */
export function EqualFields({ preview: { fields, lists } }: { readonly preview: MergePreview }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const equal = [
    ...fields
      .filter(({ is_equal }) => is_equal)
      .map(({ field, first }) => ({ label: factLabel(field), text: valueText(field, first) })),
    ...lists
      .filter(({ is_equal }) => is_equal)
      .map(({ list, first }) => ({ label: listLabel(list), text: listText(first) })),
  ];
  if (equal.length === 0) return null;
  const names = equal.map(({ label }) => label.toLowerCase()).join(', ');
  return (
    <Box sx={{ borderTop: 1, borderColor: 'border', typography: 'body2' }}>
      <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)} sx={LINE}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
        {equal.length === 1 ? '1 equal field' : `${equal.length} equal fields`}: {names}
      </ButtonBase>
      <Box id={id} component="dl" hidden={!isOpen} sx={[LIST, !isOpen && { display: 'none' }]}>
        {equal.map(({ label, text }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 2,
  width: '100%',
  minHeight: { xs: 44, lg: 38 },
  px: { xs: 4, lg: 5 },
  textAlign: 'left',
  typography: 'body2',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'sunken' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
const LIST = {
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  gap: '6px 12px',
  m: 0,
  px: 5,
  pb: 4,
};
