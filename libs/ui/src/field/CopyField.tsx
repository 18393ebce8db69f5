import Button from '@mui/material/Button';
import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { Field } from './Field';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** Name of the value in lower case, such as 'link'. */
  readonly what: string;
  readonly hint?: string;
  readonly autoFocus?: boolean;
}

/**
 * Read-only text with a copy button. If the browser provides no clipboard, as with plain http, the user can select the
 * text.
 */
export function CopyField({ label, value, what, hint, autoFocus }: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () =>
    clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <>
      <Field
        label={label}
        value={value}
        readOnly
        autoFocus={autoFocus}
        onChange={() => undefined}
        hint={hint}
        end={
          clipboard && (
            <Button size="small" variant="text" onClick={() => void copy()}>
              {isCopied ? 'Copied' : `Copy ${what}`}
            </Button>
          )
        }
      />
      <VisuallyHidden role="status">{isCopied ? `The ${what} is copied` : ''}</VisuallyHidden>
    </>
  );
}
