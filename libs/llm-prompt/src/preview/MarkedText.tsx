import Box from '@mui/material/Box';
import type { RenderedPart } from './render-prompt';

const MARK = {
  bgcolor: 'accentSoft',
  color: 'accentSoftText',
  borderRadius: '3px',
  boxDecorationBreak: 'clone',
};

/** Text in which the marked parts are highlighted. */
export function MarkedText({ parts }: { readonly parts: readonly RenderedPart[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      <Box component="mark" key={index} sx={MARK}>
        {text}
      </Box>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
