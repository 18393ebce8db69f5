import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ifMatch } from '@vaglio/api-client';
import type { MoneyFact } from '@vaglio/contract';
import { formatDate, formatMoney } from '@vaglio/ui';
import { moneyKindText } from './money-kind';
import { useDiscardMoneyMutation } from '@vaglio/startups-data';
import { DiscardedEntries } from './DiscardedEntries';
import { EntryRow } from './EntryRow';
import { INDENTED, SHOW_ALL } from './fact-style';
import { FactsBlock } from './FactsBlock';
import type { FactsScope } from './facts-scope';
import { ListSuggestions } from './ListSuggestions';
import { MoneyForm } from './MoneyForm';
import { MoneyLine } from './MoneyLine';
import { NothingKnown } from './NothingKnown';
import { raisedText } from './raised-text';
import { useDiscard } from './use-discard';
import { entryRow, type Editing } from './use-editing';
import { useShownCount } from './use-shown-count';

interface MoneyBlockProps {
  readonly scope: FactsScope;
  readonly editing: Editing;
}

/** Section with all known amounts, newest first, and the raised money as shown on all pages. */
export function MoneyBlock({ scope, editing }: MoneyBlockProps) {
  const { money } = scope.facts;
  const { shown, more, showAll } = useShownCount(money);
  const newRow = entryRow('money');
  return (
    <FactsBlock
      title="Money"
      note={raisedText(scope.facts)}
      addLabel={scope.canEdit ? 'Add money' : undefined}
      onAdd={() => editing.edit(newRow)}
    >
      {money.length === 0 && <NothingKnown />}
      <Box component="dl" sx={{ m: 0, '& > div + div': { borderTop: 1, borderColor: 'border' } }}>
        {shown.map((sum) => (
          <MoneyRow key={sum.key} sum={sum} scope={scope} editing={editing} />
        ))}
      </Box>
      {more > 0 && (
        <Button variant="text" size="small" sx={SHOW_ALL} onClick={showAll}>
          Show all {money.length}
        </Button>
      )}
      {editing.row === newRow && (
        <Box sx={INDENTED}>
          <MoneyForm scope={scope} entry={null} onClose={editing.close} />
        </Box>
      )}
      <ListSuggestions list="money" scope={scope} />
      <DiscardedEntries list="money" scope={scope} />
    </FactsBlock>
  );
}

function MoneyRow({ sum, scope, editing }: MoneyBlockProps & { readonly sum: MoneyFact }) {
  const { key, kind, stage, amount, currency, date, origin } = sum;
  const { id } = scope.facts;
  const [send, { isLoading }] = useDiscardMoneyMutation();
  const discard = useDiscard(scope);
  const text = `${formatMoney(amount, currency)}, ${stage ?? moneyKindText(kind)}`;
  return (
    <EntryRow
      name={entryRow('money', key)}
      label={formatDate(date)}
      text={text}
      shown={<MoneyLine sum={sum} />}
      origin={origin}
      origins={origin ? [origin] : []}
      scope={scope}
      editing={editing}
      form={<MoneyForm scope={scope} entry={key} onClose={editing.close} />}
      isBusy={isLoading}
      onDiscard={() =>
        discard({
          text,
          send: (version) => send({ id, key, ...ifMatch(version) }),
          entryOf: (facts) => facts.money.find((known) => known.key === key),
        })
      }
    />
  );
}
