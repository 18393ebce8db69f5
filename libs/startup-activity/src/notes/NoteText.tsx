import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Note } from '@vaglio/contract';
import { formatExact, OutsideLink } from '@vaglio/ui';
import { noteParts } from './note-parts';

/** Note with its author, links and mentioned users. A struck note also shows who struck it and when. */
export function NoteText({ note }: { readonly note: Note }) {
  const { author, text, mentions, edited_at, struck_at, struck_by } = note;
  const parts = noteParts(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <>
      <b>{author ?? 'Somebody'}</b>
      <Box component={struck_at === null ? 'div' : 'del'} sx={[TEXT, struck_at !== null && STRUCK]}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {part.kind === 'link' && <OutsideLink address={part.text}>{part.text}</OutsideLink>}
            {part.kind === 'mention' && <b>{part.text}</b>}
            {part.kind === 'text' && part.text}
          </Fragment>
        ))}
      </Box>
      {struck_at !== null && (
        <Box sx={DETAIL}>
          Struck through by {struck_by ?? 'somebody'}, {formatExact(struck_at)}
        </Box>
      )}
      {struck_at === null && edited_at !== null && <Box sx={DETAIL}>Edited</Box>}
    </>
  );
}

const TEXT = { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' };
const STRUCK = { color: 'muted' };
const DETAIL = { typography: 'body2', color: 'muted' };
