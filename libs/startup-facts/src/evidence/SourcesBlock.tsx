import Button from '@mui/material/Button';
import { Quote } from 'lucide-react';
import { memo, useState } from 'react';
import { Icon, DetailBlock } from '@vaglio/ui';
import { SourcesDialog } from './SourcesDialog';
import { useSources } from './use-sources';

interface SourcesBlockProps {
  readonly id: string;
  readonly name: string;
  /** True if an article is about the startup. */
  readonly hasArticles: boolean;
}

/**
 * Button that opens the quotes for a startup's fields. It is hidden unless the server stores the text of an article
 * about the startup.
 */
export const SourcesBlock = memo(function SourcesBlock({ id, name, hasArticles }: SourcesBlockProps) {
  const { items } = useSources(hasArticles ? id : null);
  const [isOpen, setIsOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <DetailBlock title="Sources">
      <Button
        variant="text"
        size="small"
        sx={{ ml: -2 }}
        startIcon={<Icon of={Quote} />}
        onClick={() => setIsOpen(true)}
      >
        Show the quotes
      </Button>
      {isOpen && <SourcesDialog name={name} items={items} onClose={() => setIsOpen(false)} />}
    </DetailBlock>
  );
});
