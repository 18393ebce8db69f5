import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Short facts in one line, separated by dots. */
export function DotLine({ parts }: { readonly parts: readonly string[] }) {
  return (
    <Box component="span" sx={DOTS}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span>•</span>}
          {part}
        </Fragment>
      ))}
    </Box>
  );
}

const DOTS = { '& > span': { mx: '6px', color: 'field' } };
