import Box from '@mui/material/Box';
import type { DossierNote } from '@vaglio/contract';
import { useFormatDate } from './document-dates';
import { HEADING, SECOND } from './document-style';

/** All users' notes, newest note first. It renders nothing without notes. */
export function Notes({ notes }: { readonly notes: readonly DossierNote[] }) {
  const dates = useFormatDate();
  if (notes.length === 0) return null;
  return (
    <section aria-label="Notes">
      <Box component="h2" sx={HEADING}>
        Notes
      </Box>
      {notes.map(({ id, at, person, text }) => (
        <Box key={id} sx={{ mb: '1.8mm' }}>
          <Box sx={{ ...SECOND, fontSize: '8.4pt', breakAfter: 'avoid' }}>
            {[person, dates(at)].filter(Boolean).join(', ')}
          </Box>
          <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </section>
  );
}
