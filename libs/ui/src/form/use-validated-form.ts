import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form';
import { toErrorList, type FormErrors } from './form-error';

/** Origins of an error: the validation in the form, or the server. */
const [CHECKED, REFUSED] = ['checked', 'refused'] as const;

export interface FormRules<Values extends FieldValues> {
  /** Initial values. */
  readonly start: Values;
  /**
   * Stored values, for a form that stays on its page. A new object replaces the form values unless the user has typed.
   */
  readonly stored?: Values;
  /** Returns the validation errors in the order of the specification. It is called before each save. */
  readonly check?: (values: Values) => FormErrors<FieldPath<Values>>;
  /** Sends the values. It resolves with the errors that the server reported, or with null. */
  readonly save: (values: Values) => Promise<FormErrors<FieldPath<Values>>>;
  /** Returns true if two sets of values are equivalent. By default, equal values are equivalent. */
  readonly isSame?: (values: Values, other: Values) => boolean;
  /** Converts saved values to the new stored values. Without it, the form still counts as changed after a save. */
  readonly toStored?: (values: Values) => Values;
  /** True to hide the result of the last save as soon as the user changes a value. */
  readonly hidesOutcomeOnChange?: boolean;
}

/** State of a form that a dialog or page displays. It does not depend on the form's fields. */
export interface FormStatus {
  readonly submit: (event: SyntheticEvent) => void;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  /** True if closing the form would discard changes. */
  readonly isChanged: boolean;
  /** Error that concerns the entire form, from the validation or from the server. */
  readonly failure: string | null;
}

/**
 * Returns a form with values, validation, saving and the result of saving. Validation runs on submit and focuses the
 * first invalid field. An error disappears as soon as its field is valid. No new errors appear while the user types.
 * @returns the status; `control` for the fields; `values`; `setValue`, `reset` and `clearErrors` of react-hook-form;
 *   `showErrors()`, which validates without saving; `send()`, which saves without an event; `replace(values, base)`
 */
export function useValidatedForm<Values extends FieldValues>(rules: FormRules<Values>) {
  const { stored: latest, check, save, isSame = isSameText, toStored, hidesOutcomeOnChange = false } = rules;
  const [stored, setStored] = useState(rules.start);
  const [isSaved, setIsSaved] = useState(false);
  const [start] = useState(rules.start);
  const form = useForm<Values>({ values: start, reValidateMode: 'onSubmit' });
  const { isSubmitting, errors } = form.formState;
  const values = form.watch();

  const withProblem = useRef<readonly FieldPath<Values>[]>([]);
  const show = (problems: FormErrors<FieldPath<Values>>, type: typeof CHECKED | typeof REFUSED): boolean => {
    const list = toErrorList(problems);
    withProblem.current = list.flatMap(({ field }) => field ?? []);
    list.forEach(({ field, text }, index) =>
      form.setError(field ?? 'root', { type, message: text }, { shouldFocus: index === 0 }),
    );
    return list.length > 0;
  };
  const keep = (next: Values, isTyped: boolean) => {
    setStored(next);
    form.reset(next, { keepValues: isTyped, keepFieldsRef: true, keepErrors: true });
  };
  /** Validates synchronously, so that errors and the focus are set within the submit event. */
  const isFit = (): boolean => {
    form.clearErrors();
    return !show(check?.(form.getValues()) ?? null, CHECKED);
  };
  const trySave = form.handleSubmit(async (sent) => {
    if (show(await save(sent), REFUSED)) return;
    setIsSaved(true);
    if (toStored) keep(toStored(sent), !isSameText(form.getValues(), sent));
  });

  const takeOver = useEffectEvent((next: Values) => {
    if (next !== stored) keep(next, !isSame(form.getValues(), stored));
  });
  useEffect(() => {
    if (latest !== undefined) takeOver(latest);
  }, [latest]);

  const hideOutcome = () => {
    if (!hidesOutcomeOnChange || isSubmitting) return;
    setIsSaved(false);
    form.clearErrors('root');
  };
  /**
   * Removes resolved errors. Changing any field may resolve a validation error, such as the one for a repeated
   * password. A server error is removed only when its own field changes.
   */
  const hideSolved = (changed: string | undefined) => {
    const problems = new Map(
      toErrorList(check?.(form.getValues()) ?? null).map(({ field, text }) => [field, text]),
    );
    for (const name of withProblem.current) {
      const { error } = form.getFieldState(name);
      if (error === undefined || (error.type === REFUSED && name !== changed)) continue;
      const text = problems.get(name);
      if (text === undefined || error.type === REFUSED) form.clearErrors(name);
      else if (text !== error.message) form.setError(name, { type: CHECKED, message: text });
    }
    if (errors.root?.type === CHECKED && !problems.has(null)) form.clearErrors('root');
  };
  const afterChange = (changed: string | undefined) => {
    hideOutcome();
    hideSolved(changed);
  };
  const onTyped = useEffectEvent(afterChange);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, name }) => {
          if (type === 'change') onTyped(name);
        },
      }),
    [subscribe],
  );

  const send = (): void => {
    if (isSubmitting) return;
    setIsSaved(false);
    if (isFit()) void trySave();
  };
  const status: FormStatus = {
    submit: (event) => {
      event.preventDefault();
      send();
    },
    isSaving: isSubmitting,
    isSaved,
    isChanged: !isSame(values, stored),
    failure: errors.root?.message ?? null,
  };
  const showErrors = (): void => void isFit();
  /** Sets the values, and the base values that determine whether there are unsaved changes. */
  const replace = (next: Values, base: Values): void => {
    setStored(base);
    form.reset(next, { keepFieldsRef: true });
  };
  const setValue: typeof form.setValue = (name, value, options) => {
    form.setValue(name, value, options);
    afterChange(name);
  };
  const { control, reset, clearErrors } = form;
  return { ...status, status, control, values, setValue, reset, clearErrors, showErrors, send, replace };
}

/** Returns true if two sets of values are equal. Values must be plain data. */
function isSameText(values: FieldValues, other: FieldValues): boolean {
  return Object.keys(other).every((name) => JSON.stringify(values[name]) === JSON.stringify(other[name]));
}
