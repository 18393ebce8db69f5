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
   * `field` is for forms, with the label above and the hint below. `bar` is for toolbars, with the label inside, before
   * the value. `cell` is for tables. It is as wide as the cell, and only screen readers read its label.
   */
  readonly variant?: 'field' | 'bar' | 'cell';
  /** Help text below a select of the variant `field`. */
  readonly hint?: ReactNode;
  /** Error that replaces the hint. */
  readonly error?: string | null;
}

/** Labelled select for one value. */
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
