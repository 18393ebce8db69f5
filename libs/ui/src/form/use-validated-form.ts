import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldPath, type FieldValues } from 'react-hook-form';
import { toErrorList, type FormErrors } from './form-error';

/** Problems that the check of a form found, and those that the server reported. */
const [CHECKED, REFUSED] = ['checked', 'refused'] as const;

export interface FormRules<Values extends FieldValues> {
  /** What the form holds when it opens. */
  readonly start: Values;
  /** What is stored by now, for a form that stays on its page: a new object is taken over unless something was typed. */
  readonly stored?: Values;
  /** First problem in the order of the specification; called before each save. */
  readonly check?: (values: Values) => FormErrors<FieldPath<Values>>;
  /** Sends the values; resolves with what the server refused, or null. */
  readonly save: (values: Values) => Promise<FormErrors<FieldPath<Values>>>;
  /** Whether two forms mean the same; by default, whether they hold the same text. */
  readonly isSame?: (values: Values, other: Values) => boolean;
  /** What the form holds once these values are saved; without it they stay, and stay changed. */
  readonly toStored?: (values: Values) => Values;
  /** The outcome of the last save is no longer shown once something is typed. */
  readonly hidesOutcomeOnChange?: boolean;
}

/** What a dialog or page shows of a form, whatever its fields. */
export interface FormStatus {
  readonly submit: (event: SyntheticEvent) => void;
  readonly isSaving: boolean;
  /** The last save succeeded. */
  readonly isSaved: boolean;
  /** Something would be lost if the form were closed. */
  readonly isChanged: boolean;
  /** Why the form as a whole cannot be saved, or was refused. */
  readonly failure: string | null;
}

/**
 * The state of a form: values, check, first wrong field focused, saving, outcome. Problems are found on submit; one goes
 * as soon as its field is right, and none appears while somebody types.
 * @returns the status; `control` for the fields; `values`; `setValue`, `reset`, `clearErrors` of react-hook-form; `showErrors()`, which
 *   checks without saving; `send()`, which saves without an event; `replace(values, base)`
 * Source: docs/decisions/0088-interaction-patterns.md.
 */
export function useValidatedForm<Values extends FieldValues>(rules: FormRules<Values>) {
  const { stored: latest, check, save, isSame = isSameText, toStored, hidesOutcomeOnChange = false } = rules;
  const [stored, setStored] = useState(rules.start);
  const [isSaved, setIsSaved] = useState(false);
  const [start] = useState(rules.start);
  const form = useForm<Values>({ values: start, reValidateMode: 'onSubmit' });
  const { isSubmitting, errors } = form.formState;
  const values = form.watch();

  const show = (problems: FormErrors<FieldPath<Values>>, type: typeof CHECKED | typeof REFUSED): boolean => {
    const list = toErrorList(problems);
    list.forEach(({ field, text }, index) =>
      form.setError(field ?? 'root', { type, message: text }, { shouldFocus: index === 0 }),
    );
    return list.length > 0;
  };
  const keep = (next: Values, isTyped: boolean) => {
    setStored(next);
    form.reset(next, { keepValues: isTyped, keepFieldsRef: true, keepErrors: true });
  };
  /** Before anything asynchronous, so that a problem and the focus are there with the event that found them. */
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

  const hideOutcome = useEffectEvent(() => {
    if (!hidesOutcomeOnChange || isSubmitting) return;
    setIsSaved(false);
    form.clearErrors('root');
  });
  /** Problems of the check may end with another field, such as that of a repeated password; refusals with their own. */
  const hideSolved = useEffectEvent((changed: string | undefined) => {
    const problems = new Map(
      toErrorList(check?.(form.getValues()) ?? null).map(({ field, text }) => [field, text]),
    );
    for (const name of Object.keys(form.getValues()) as FieldPath<Values>[]) {
      const { error } = form.getFieldState(name);
      if (error === undefined || (error.type === REFUSED && name !== changed)) continue;
      const text = problems.get(name);
      if (text === undefined) form.clearErrors(name);
      else if (text !== error.message) form.setError(name, { type: CHECKED, message: text });
    }
    if (errors.root?.type === CHECKED && !problems.has(null)) form.clearErrors('root');
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type, name }) => {
          if (type !== 'change') return;
          hideOutcome();
          hideSolved(name);
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
  /** Other values over another base: what differs from it is what would be lost. */
  const replace = (next: Values, base: Values): void => {
    setStored(base);
    form.reset(next, { keepFieldsRef: true });
  };
  const { control, setValue, reset, clearErrors } = form;
  return { ...status, status, control, values, setValue, reset, clearErrors, showErrors, send, replace };
}

/** Whether two forms of the same fields hold the same; values are plain data. */
function isSameText(values: FieldValues, other: FieldValues): boolean {
  return Object.keys(other).every((name) => JSON.stringify(values[name]) === JSON.stringify(other[name]));
}
