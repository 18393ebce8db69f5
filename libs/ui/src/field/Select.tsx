import { useId, type ReactNode } from 'react';
import { describedBy, FieldFrame } from './FieldFrame';
import { SelectInput, type SelectInputProps } from './SelectInput';
import { VisuallyHidden } from '../VisuallyHidden';

type Input<Value extends string> = Pick<
  SelectInputProps<Value>,
  'value' | 'options' | 'onChange' | 'placeholder' | 'disabled' | 'name' | 'inputRef'
>;

interface SelectProps<Value extends string> extends Input<Value> {
  readonly label: string;
  /**
   * `field` in a form: the label above, the hint below. `bar` in a bar: the label inside, in muted, before the value.
   * `cell` in a table: as wide as the cell, the label for screen readers only.
   */
  readonly variant?: 'field' | 'bar' | 'cell';
  /** Below a field. */
  readonly hint?: ReactNode;
  /** In the place of the hint. */
  readonly error?: string | null;
}

/** A labelled choice of one. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, variant = 'field', hint, error, ...input } = props;
  const id = useId();
  if (variant === 'bar') return <SelectInput {...input} id={id} inlineLabel={label} />;
  if (variant === 'cell') {
    return (
      <>
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
        <SelectInput {...input} id={id} size="small" isWide />
      </>
    );
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <SelectInput {...input} id={id} describedBy={describedBy(id)} isWrong={Boolean(error)} />
    </FieldFrame>
  );
}
