import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Check, Link as LinkIcon } from 'lucide-react';
import { useHref } from 'react-router';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';

interface CopyLinkButtonProps {
  /** Query string of the view. */
  readonly address: string;
  /** True to show the label next to the icon. */
  readonly isWide?: boolean;
}

/**
 * Button that copies the address of a view of the current page. It is hidden if the browser provides no clipboard, as
 * with plain http.
 */
export function CopyLinkButton({ address, isWide = false }: CopyLinkButtonProps) {
  const view = useHref({ search: address });
  const [isCopied, setIsCopied] = useState(false);
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = async () => {
    await clipboard.writeText(new URL(view, document.baseURI).href);
    setIsCopied(true);
  };
  const onClick = () => void copy().catch(() => setIsCopied(false));
  const icon = <Icon of={isCopied ? Check : LinkIcon} />;
  return (
    <>
      {isWide ? (
        <Button size="small" startIcon={icon} onClick={onClick}>
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      ) : (
        <IconButton
          aria-label="Copy the link"
          title={isCopied ? 'Copied' : 'Copy the link'}
          onClick={onClick}
        >
          {icon}
        </IconButton>
      )}
      <VisuallyHidden role="status">{isCopied ? 'Link copied' : ''}</VisuallyHidden>
    </>
  );
}
