import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import {
  columnsOf,
  hiddenColumns,
  partOf,
  type NamedColumn,
  type StackedFields,
  type StackedPart,
} from './stacked-fields';
import type { Cell } from './table-column';
import { TABULAR } from '../theme/tabular';
import { VisuallyHidden } from '../VisuallyHidden';

interface StackedRowProps<Column extends NamedColumn> {
  readonly columns: readonly Column[];
  readonly fields: StackedFields;
  /** Returns the row's value in a column. */
  readonly cellOf: (column: Column) => Cell;
}

/** Table row on a phone. It shows its main values below each other, and all other values after a tap. */
export function StackedRow<Column extends NamedColumn>({ columns, fields, cellOf }: StackedRowProps<Column>) {
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const partsOf = (names: readonly string[]) =>
    columnsOf(columns, names).map((column) => partOf(column, cellOf(column)));
  const [title] = partsOf([fields.title]);
  const [figure] = partsOf(fields.figure === undefined ? [] : [fields.figure]);
  const [actions] = partsOf(fields.actions === undefined ? [] : [fields.actions]);
  const lines = fields.lines
    .map((line) => partsOf(line).filter(({ isEmpty }) => !isEmpty))
    .filter((line) => line.length > 0);
  const rest = hiddenColumns(columns, fields);
  const [name] = columnsOf(columns, [fields.title]).map((column) => cellOf(column).value);
  return (
    <Box
      onKeyDown={keepKeys}
      sx={{ width: '100%', minWidth: 0, py: '10px', fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      <Box
        sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}
      >
        <Box sx={{ flex: '1 1 0', minWidth: 0, fontWeight: 550, color: 'text.primary' }}>
          {title?.content}
        </Box>
        {figure && (
          <Box sx={{ ...TABULAR, flexShrink: 0, color: 'text.primary' }}>
            <VisuallyHidden>{`${figure.name}: `}</VisuallyHidden>
            {figure.content}
          </Box>
        )}
        <Box sx={{ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Box sx={{ flex: '1 1 0', minWidth: 'min-content', color: 'muted' }}>
            {lines.map((line) => (
              <StackedLine
                key={line.map(({ field }) => field).join(' ')}
                parts={line}
                named={fields.named ?? []}
              />
            ))}
          </Box>
          {actions && <Box sx={{ position: 'relative', zIndex: 1, ml: 'auto' }}>{actions.content}</Box>}
          {rest.length > 0 && (
            <IconButton
              aria-expanded={isOpen}
              aria-controls={isOpen ? restId : undefined}
              aria-label={`Details of ${String(name ?? '')}`}
              onClick={() => setIsOpen(!isOpen)}
              sx={DISCLOSURE}
            >
              <Icon of={isOpen ? ChevronUp : ChevronDown} />
            </IconButton>
          )}
        </Box>
      </Box>
      {isOpen && (
        <Box component="dl" id={restId} sx={REST}>
          {rest.map((column) => {
            const { field, name: term, content } = partOf(column, cellOf(column), true);
            return (
              <Box key={field} sx={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd>{content}</dd>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}

interface StackedLineProps {
  readonly parts: readonly StackedPart[];
  /** Fields whose column name is shown before the value. */
  readonly named: readonly string[];
}

/**
 * Line of a stacked row. Texts are separated by dots and wrap to at most two lines. A line with other content shows its
 * values as badges.
 */
function StackedLine({ parts, named }: StackedLineProps) {
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

/**
 * Stops the propagation of keys, because the table would use arrow keys and the space bar to move between its cells.
 */
function keepKeys(event: KeyboardEvent) {
  if (event.target !== event.currentTarget) event.stopPropagation();
}

/** Style that extends the click area of the disclosure button to the full row header. */
const DISCLOSURE = {
  '&&': { position: 'static', width: 36, height: 36, my: '-8px', mr: '-10px' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

const REST = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  m: 0,
  mt: 2,
  mb: 1,
  pt: 3,
  borderTop: 1,
  borderColor: 'border',
  '& dt': { color: 'muted' },
  '& dd': { m: 0, minWidth: 0, textAlign: 'right' },
};
