import { useId } from 'react';
import { NativeChoice, type Option } from './NativeChoice';

interface CompactSelectProps<Value extends string> {
  /** Shown inside the field in muted, before the value: 'Sort Score'. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A choice for a bar: its name is inside it. */
export function CompactSelect<Value extends string>({ label, ...choice }: CompactSelectProps<Value>) {
  return <NativeChoice {...choice} id={useId()} inlineLabel={label} />;
}
