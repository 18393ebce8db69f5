import { useId } from 'react';
import { NativeChoice, type Option } from './NativeChoice';
import { VisuallyHidden } from '../VisuallyHidden';

interface CellSelectProps<Value extends string> {
  /** For screen readers; the table shows what it is about. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A choice in a cell of a table, as wide as the cell. */
export function CellSelect<Value extends string>({ label, ...choice }: CellSelectProps<Value>) {
  const id = useId();
  return (
    <>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <NativeChoice {...choice} id={id} size="small" isWide />
    </>
  );
}
