import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useValidatedForm, type FormRules } from '../form/use-validated-form';
import type { Outcome } from '@vaglio/contract';
import { mergeValues, type FormConflict, type SeenConflict, type Versioned } from './conflict';

interface VersionedRules<Row, Values extends FieldValues> extends Omit<
  FormRules<Values>,
  'start' | 'stored' | 'save'
> {
  /**
   * Row to edit; null for a new row. A dialog passes the row with which it was opened, or the result of its own
   * changes. A form on a page passes the current row.
   */
  readonly row: Row | null;
  readonly start: Values;
  /** Stored values, as in `useValidatedForm`. */
  readonly stored?: Values;
  readonly toForm: (row: Row) => Values;
  /** Sends the values with the row version that the user saw. */
  readonly save: (values: Values, seen: Row | null) => Promise<Outcome<Row>>;
  readonly onSaved?: (row: Row | null) => void;
}

/** Error text for screen readers until they reach the conflict notice. It is not visible. */
const STALE_TEXT = 'This was changed in the meantime.';

/**
 * Returns a form that edits one row and detects conflicts with other users. A conflict does not discard typed values.
 * @returns the result of `useValidatedForm` and the conflict, which is also part of the status; the conflict is null if
 *   there is none
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
    // A form on a page adopts a newer row only if the user has not typed anything.
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

/**
 * Returns true unless the row has an older version. A list that is still reloading may contain the row before the
 * user's own change.
 */
function isNewer(row: Versioned | null, seen: Versioned | null): boolean {
  return row?.version === undefined || seen?.version === undefined || row.version >= seen.version;
}
