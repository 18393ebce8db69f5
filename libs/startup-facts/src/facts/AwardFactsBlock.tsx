import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ifMatch } from '@vaglio/api-client';
import { shownStatus } from '@vaglio/award-scoring';
import type { AwardFact } from '@vaglio/contract';
import { scoreDecimals } from '@vaglio/ui';
import { useDiscardAwardMutation } from '@vaglio/startups-data';
import { AwardForm } from './AwardForm';
import { AwardLine, statusText } from './AwardLine';
import { DiscardedEntries } from './DiscardedEntries';
import { EntryRow } from './EntryRow';
import { BESIDE_LABEL, INDENTED, SHOW_ALL } from './fact-style';
import { FactsBlock } from './FactsBlock';
import type { FactsScope } from './facts-scope';
import { ListSuggestions } from './ListSuggestions';
import { NothingKnown } from './NothingKnown';
import { OriginQuote } from './OriginQuote';
import { useDiscard } from './use-discard';
import { entryRow, type Editing } from './use-editing';
import { useShownCount } from './use-shown-count';

interface AwardFactsBlockProps {
  readonly scope: FactsScope;
  readonly editing: Editing;
}

/** Section with all awards, their effects on the score, and their quotes or notes as evidence. */
export function AwardFactsBlock({ scope, editing }: AwardFactsBlockProps) {
  const { awards } = scope.facts;
  const { shown, more, showAll } = useShownCount(awards);
  const decimals = scoreDecimals(awards.map(({ weight }) => weight));
  const newRow = entryRow('awards');
  return (
    <FactsBlock
      title="Awards"
      addLabel={scope.canEdit ? 'Add an award' : undefined}
      onAdd={() => editing.edit(newRow)}
    >
      {awards.length === 0 && <NothingKnown />}
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map((award) => (
          <AwardRow key={award.key} award={award} decimals={decimals} scope={scope} editing={editing} />
        ))}
      </Box>
      {more > 0 && (
        <Button variant="text" size="small" sx={SHOW_ALL} onClick={showAll}>
          Show all {awards.length}
        </Button>
      )}
      {editing.row === newRow && (
        <Box sx={INDENTED}>
          <AwardForm scope={scope} entry={null} onClose={editing.close} />
        </Box>
      )}
      <ListSuggestions list="awards" scope={scope} />
      <DiscardedEntries list="awards" scope={scope} />
    </FactsBlock>
  );
}

interface AwardRowProps extends AwardFactsBlockProps {
  readonly award: AwardFact;
  readonly decimals: number;
}

function AwardRow({ award, decimals, scope, editing }: AwardRowProps) {
  const { key, award_name, origin, evidence, note } = award;
  const { id } = scope.facts;
  const [send, { isLoading }] = useDiscardAwardMutation();
  const discard = useDiscard(scope);
  return (
    <EntryRow
      name={entryRow('awards', key)}
      label={statusText(award)}
      labelColor={shownStatus(award) === 'counted' ? 'success.main' : 'muted'}
      text={award_name}
      shown={<AwardLine award={award} decimals={decimals} />}
      origin={origin}
      origins={evidence.length > 0 ? evidence : origin ? [origin] : []}
      scope={scope}
      editing={editing}
      form={<AwardForm scope={scope} entry={key} onClose={editing.close} />}
      isBusy={isLoading}
      onDiscard={() =>
        discard({
          text: award_name,
          send: (version) => send({ id, key, ...ifMatch(version) }),
          entryOf: (facts) => facts.awards.find((known) => known.key === key),
        })
      }
      below={
        (origin?.quote || note) && (
          <Box
            component="dd"
            sx={{ ...BESIDE_LABEL, pt: 0, pb: '2px', typography: 'body2', color: 'text.secondary' }}
          >
            {origin?.quote ? <OriginQuote origin={origin} scope={scope} /> : `“${note ?? ''}”`}
          </Box>
        )
      }
    />
  );
}
