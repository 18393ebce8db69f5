import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Check, Link as LinkIcon } from 'lucide-react';
import { useHref } from 'react-router';
import { Icon, VisuallyHidden } from '@vaglio/ui';

/** Copies the address of this view. Without a clipboard, as on a plain http address, it is absent. */
export function CopyLinkButton({ address }: { readonly address: string }) {
  const view = useHref({ search: address });
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = async () => {
    await clipboard.writeText(new URL(view, document.baseURI).href);
    setIsCopied(true);
  };
  return (
    <>
      <IconButton
        aria-label="Copy the link"
        title={isCopied ? 'Copied' : 'Copy the link'}
        onClick={() => void copy().catch(() => setIsCopied(false))}
      >
        <Icon of={isCopied ? Check : LinkIcon} />
      </IconButton>
      <VisuallyHidden role="status">{isCopied ? 'Link copied' : ''}</VisuallyHidden>
    </>
  );
}
