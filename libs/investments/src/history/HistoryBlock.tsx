import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '@vaglio/ui';
import { DetailBlock } from '../details/DetailBlock';
import { HistoryList } from './HistoryList';
import { useHistory } from './use-history';

/** As many entries as are shown at first, and at most. */
const FIRST = 20;
const MOST = 500;

interface HistoryBlockProps {
  readonly id: string;
  readonly now: Date;
}

/** What happened to a startup; asked for when it is opened. Left out where the server keeps no history. */
export function HistoryBlock({ id, now }: HistoryBlockProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const [limit, setLimit] = useState(FIRST);
  const { isMissing, ...loaded } = useHistory(isOpen ? id : null, limit);
  if (isMissing) return null;
  return (
    <DetailBlock title="History">
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        sx={{ ml: -2, mb: isOpen ? 2 : 0 }}
        endIcon={<Icon of={isOpen ? ChevronUp : ChevronDown} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide what happened' : 'Show what happened'}
      </Button>
      {isOpen && (
        <div id={listId}>
          <HistoryList {...loaded} now={now} onMore={limit < MOST ? () => setLimit(MOST) : undefined} />
        </div>
      )}
    </DetailBlock>
  );
}
