import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ifMatch } from '@vaglio/api-client';
import type { FounderFact } from '@vaglio/contract';
import { useDiscardFounderMutation } from '@vaglio/startups-data';
import { DiscardedEntries } from './DiscardedEntries';
import { EntryRow } from './EntryRow';
import { INDENTED, SHOW_ALL } from './fact-style';
import { FactsBlock } from './FactsBlock';
import type { FactsScope } from './facts-scope';
import { FounderForm } from './FounderForm';
import { ListSuggestions } from './ListSuggestions';
import { NothingKnown } from './NothingKnown';
import { useDiscard } from './use-discard';
import { entryRow, type Editing } from './use-editing';
import { useShownCount } from './use-shown-count';

interface FoundersBlockProps {
  readonly scope: FactsScope;
  readonly editing: Editing;
}

/** Section with the startup's founders and their roles. */
export function FoundersBlock({ scope, editing }: FoundersBlockProps) {
  const { founders } = scope.facts;
  const { shown, more, showAll } = useShownCount(founders);
  const newRow = entryRow('founders');
  return (
    <FactsBlock
      title="Founders"
      addLabel={scope.canEdit ? 'Add a founder' : undefined}
      onAdd={() => editing.edit(newRow)}
    >
      {founders.length === 0 && <NothingKnown />}
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map((founder) => (
          <FounderRow key={founder.key} founder={founder} scope={scope} editing={editing} />
        ))}
      </Box>
      {more > 0 && (
        <Button variant="text" size="small" sx={SHOW_ALL} onClick={showAll}>
          Show all {founders.length}
        </Button>
      )}
      {editing.row === newRow && (
        <Box sx={INDENTED}>
          <FounderForm scope={scope} entry={null} onClose={editing.close} />
        </Box>
      )}
      <ListSuggestions list="founders" scope={scope} />
      <DiscardedEntries list="founders" scope={scope} />
    </FactsBlock>
  );
}

function FounderRow({ founder, scope, editing }: FoundersBlockProps & { readonly founder: FounderFact }) {
  const { key, first_name, last_name, role, origin } = founder;
  const { id } = scope.facts;
  const [send, { isLoading }] = useDiscardFounderMutation();
  const discard = useDiscard(scope);
  const text = `${first_name} ${last_name}`.trim();
  return (
    <EntryRow
      name={entryRow('founders', key)}
      label={role ?? 'Founder'}
      text={text}
      origin={origin}
      origins={origin ? [origin] : []}
      scope={scope}
      editing={editing}
      form={<FounderForm scope={scope} entry={key} onClose={editing.close} />}
      isBusy={isLoading}
      onDiscard={() =>
        discard({
          text,
          send: (version) => send({ id, key, ...ifMatch(version) }),
          entryOf: (facts) => facts.founders.find((known) => known.key === key),
        })
      }
    />
  );
}
