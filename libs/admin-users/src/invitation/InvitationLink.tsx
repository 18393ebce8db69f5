import Button from '@mui/material/Button';
import { useState } from 'react';
import { Field, VisuallyHidden } from '@vaglio/ui';

/** The link of an invitation, to be handed over; without a clipboard it is selected by hand. */
export function InvitationLink({ link }: { readonly link: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () =>
    clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <>
      <Field
        label="Link of the invitation"
        value={link}
        readOnly
        onChange={() => undefined}
        hint="Valid once, for 7 days, and not shown again. Who has it chooses the password."
        end={
          clipboard && (
            <Button size="small" variant="text" onClick={() => void copy()}>
              {isCopied ? 'Copied' : 'Copy link'}
            </Button>
          )
        }
      />
      <VisuallyHidden role="status">{isCopied ? 'Link copied' : ''}</VisuallyHidden>
    </>
  );
}
