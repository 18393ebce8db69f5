import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserRound } from 'lucide-react';
import { Fragment } from 'react';
import { useNow } from '@vaglio/auth-session';
import type { FactChange, FactHistoryEntry } from '@vaglio/contract';
import { factKind } from './fact-field';
import { formatDate, Icon } from '@vaglio/ui';
import { originText } from './origin-text';
import { valueText } from './value-kind';
import { changeParts } from '@vaglio/startups-data';
import type { FactFieldName } from './fact-fields';
import type { FactsScope } from './facts-scope';
import { OriginIcon } from './OriginMark';
import { OriginQuote } from './OriginQuote';

interface HistoryEntryProps {
  readonly field: FactFieldName;
  readonly entry: FactHistoryEntry;
  readonly scope: FactsScope;
}

/** Entry in the history of a value. It is a user action with Undo, or a value from an article or import. */
export function HistoryEntry({ field, entry, scope }: HistoryEntryProps) {
  const { at, change, value, origin } = entry;
  const now = useNow();
  return (
    <Box component="li" sx={ENTRY}>
      <Box component="span" sx={{ display: 'flex', pt: '1px', color: 'text.secondary' }}>
        {origin && !change ? <OriginIcon by={origin.by} /> : <Icon of={UserRound} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {change ? (
          <ChangeLine field={field} change={change} scope={scope} />
        ) : (
          <>
            <b>{valueText(factKind(field), value, null)}</b>
            {origin && <OriginQuote origin={origin} scope={scope} />}
            <Box sx={BY}>
              {origin ? `${originText(origin, now).short}, ` : ''}
              {formatDate(origin?.article?.published_at ?? at)}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

function ChangeLine({
  field,
  change,
  scope,
}: Omit<HistoryEntryProps, 'entry'> & { readonly change: FactChange }) {
  const { id, made_by, made_at, note, undone_at, undone_by } = change;
  const parts = changeParts(change, (value) => valueText(factKind(field), value, null));
  return (
    <>
      {parts.map(({ text, look }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {look === 'struck' && <del>{text}</del>}
          {look === 'bold' && <b>{text}</b>}
          {look === 'plain' && text}
        </Fragment>
      ))}
      {note !== null && <Box sx={{ color: 'text.secondary' }}>“{note}”</Box>}
      <Box sx={BY}>
        {made_by ?? 'Somebody'}, {formatDate(made_at)}
        {undone_at !== null && `, undone by ${undone_by ?? 'somebody'}, ${formatDate(undone_at)}`}
      </Box>
      {scope.canEdit && undone_at === null && (
        <Button
          variant="text"
          size="small"
          sx={{ ml: -2, height: { md: 24 } }}
          onClick={() => void scope.undoChange(id)}
        >
          Undo
        </Button>
      )}
    </>
  );
}

const ENTRY = {
  display: 'flex',
  gap: 3,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& del': { color: 'muted' },
};
const BY = { typography: 'caption', color: 'muted' };
