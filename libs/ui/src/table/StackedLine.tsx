import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { StackedPart } from './stacked-fields';

interface StackedLineProps {
  readonly parts: readonly StackedPart[];
  /** Fields that need their column's name. */
  readonly named: readonly string[];
}

/** Values of a row beside one another: texts separated by dots, at most two lines of them; badges by their own look. */
export function StackedLine({ parts, named }: StackedLineProps) {
  const isText = parts.every(({ field, isPlain }) => isPlain || named.includes(field));
  return (
    <Box sx={isText ? TEXT : BADGES}>
      {parts.map(({ field, name, content }, index) => (
        <Fragment key={field}>
          {isText && index > 0 && <span aria-hidden="true"> · </span>}
          <span>
            {named.includes(field) && `${name} `}
            {content}
          </span>
        </Fragment>
      ))}
    </Box>
  );
}

const TEXT = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' };
const BADGES = { display: 'flex', alignItems: 'center', gap: '6px', minHeight: 22 };
