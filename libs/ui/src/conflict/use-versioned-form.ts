import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useValidatedForm, type FormRules } from '../form/use-validated-form';
import { mergeValues, type FormConflict, type Outcome, type SeenConflict, type Versioned } from './conflict';

interface VersionedRules<Row, Values extends FieldValues> extends Omit<
  FormRules<Values>,
  'start' | 'stored' | 'save'
> {
  /**
   * What is edited; null for something new. A dialog hands over the row with which it was opened, or what its own changes
   * made of it, a form on a page the row as it is by now.
   */
  readonly row: Row | null;
  readonly start: Values;
  /** As in `useValidatedForm`. */
  readonly stored?: Values;
  readonly toForm: (row: Row) => Values;
  /** Sends the values with the version of the row that the person saw. */
  readonly save: (values: Values, seen: Row | null) => Promise<Outcome<Row>>;
  readonly onSaved?: (row: Row | null) => void;
}

/** Names a refusal for screen readers until the notice of the conflict is read; it is not shown. */
const STALE_TEXT = 'This was changed in the meantime.';

/**
 * A form that changes one row and notices when another person was faster. What was typed stays.
 * @returns as `useValidatedForm`, and the conflict, of which the status has it too; null while there is none
 */
export function useVersionedForm<Row extends Versioned, Values extends FieldValues>(
  rules: VersionedRules<Row, Values>,
) {
  const { row, toForm, save, onSaved, ...formRules } = rules;
  const seen = useRef(row);
  const [conflict, setConflict] = useState<SeenConflict<Row> | null>(null);

  const form = useValidatedForm<Values>({
    ...formRules,
    save: async (values) => {
      const before = seen.current;
      const outcome = await save(values, before);
      if (outcome.kind === 'stale' && before) {
        setConflict({ ...outcome.conflict, seen: before });
        return STALE_TEXT;
      }
      setConflict(null);
      if (outcome.kind !== 'done') return outcome.kind === 'failed' ? outcome.text : STALE_TEXT;
      seen.current = outcome.row ?? before;
      onSaved?.(outcome.row);
      return null;
    },
  });

  const adopt = useEffectEvent((latest: Row | null) => {
    // A form on a page shows a newer row only as long as nothing was typed.
    const isShown = rules.stored === undefined || !form.isChanged;
    if (isShown && isNewer(latest, seen.current)) seen.current = latest;
  });
  useEffect(() => adopt(row), [row, form.isChanged]);

  const settle = (winner: 'mine' | 'theirs'): void => {
    if (!conflict) return;
    const now = toForm(conflict.current);
    const mine = mergeValues({ mine: form.values, seen: toForm(conflict.seen), now }, winner);
    seen.current = conflict.current;
    setConflict(null);
    form.replace(mine, now);
    if (winner === 'mine') form.send();
  };
  const formConflict: FormConflict<Row> | null = conflict && {
    ...conflict,
    keepMine: () => settle('mine'),
    takeTheirs: () => settle('theirs'),
  };
  return { ...form, status: { ...form.status, conflict: formConflict }, conflict: formConflict };
}

/** A list that is still being loaded again may show a row as it was before the own change. */
function isNewer(row: Versioned | null, seen: Versioned | null): boolean {
  return row?.version === undefined || seen?.version === undefined || row.version >= seen.version;
}
