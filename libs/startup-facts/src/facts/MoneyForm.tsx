import { ifMatch } from '@vaglio/api-client';
import { addMoneyLimits as limits, type StartupFacts } from '@vaglio/contract';
import { currencyChoices } from './currencies';
import { FormDateField, FormField, FormSelect } from '@vaglio/ui';
import { useAddMoneyMutation, useCorrectMoneyMutation } from '@vaglio/startups-data';
import { EntryForm } from './EntryForm';
import type { FactsScope } from './facts-scope';
import {
  checkMoney,
  KIND_CHOICES,
  moneyText,
  toMoneyDraft,
  toMoneyStatement,
  type MoneyDraft,
} from './money-form';
import { NoteField } from './NoteField';
import { useEntryForm } from './use-entry-form';

interface MoneyFormProps {
  readonly scope: FactsScope;
  /** Key of the edited amount, or null for a new amount. */
  readonly entry: string | null;
  readonly onClose: () => void;
}

/** In-place form for an amount with the kind, the amount, the date and the investors. */
export function MoneyForm({ scope, entry, onClose }: MoneyFormProps) {
  const [add] = useAddMoneyMutation();
  const [correct] = useCorrectMoneyMutation();
  const { id } = scope.facts;
  const toDraft = (facts: StartupFacts) => toMoneyDraft(facts.money.find(({ key }) => key === entry));
  const form = useEntryForm<MoneyDraft>({
    scope,
    toDraft,
    check: checkMoney,
    send: (draft, version) => {
      const moneyStatement = toMoneyStatement(draft);
      return entry === null
        ? add({ id, ...ifMatch(version), moneyStatement })
        : correct({ id, key: entry, ...ifMatch(version), moneyCorrection: moneyStatement });
    },
    onClose,
  });
  const { control, values } = form;
  return (
    <EntryForm
      form={form}
      what="this sum"
      label={entry === null ? 'Add money' : 'Edit the amount'}
      toDraft={toDraft}
      textsOf={moneyText}
      isNew={entry === null}
      onClose={onClose}
    >
      <FormSelect control={control} name="kind" label="Kind" options={KIND_CHOICES} />
      <FormField control={control} name="stage" label="Stage" placeholder="Series A" {...limits.stage} />
      <FormField control={control} name="amount" label="Amount" inputMode="decimal" />
      <FormSelect
        control={control}
        name="currency"
        label="Currency"
        options={currencyChoices(values.currency)}
      />
      <FormDateField control={control} name="date" label="Date" />
      <FormField control={control} name="investors" label="Investors" placeholder="Separated by commas" />
      <NoteField control={control} name="note" />
    </EntryForm>
  );
}
