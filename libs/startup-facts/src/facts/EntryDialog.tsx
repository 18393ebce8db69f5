import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useNow } from '@vaglio/auth-session';
import type { FactOrigin } from '@vaglio/contract';
import { Icon, AnchoredSheet } from '@vaglio/ui';
import { originText } from './origin-text';
import type { FactsScope } from './facts-scope';
import { OriginDetail } from './OriginDetail';

interface EntryDialogProps {
  /** Title of the dialog, such as 'venture kick 3, from Startwerk'. */
  readonly title: string;
  /** Origins of the entry, newest origin first. */
  readonly origins: readonly FactOrigin[];
  readonly scope: FactsScope;
  readonly anchor: HTMLElement;
  readonly onEdit: () => void;
  readonly onDiscard: () => Promise<void>;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** Dialog with the origins of a list entry and its buttons. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, origins, scope, anchor, onEdit, onDiscard, isBusy, onClose } = props;
  const now = useNow();
  const actions = scope.canEdit ? (
    <>
      <Button
        size="small"
        startIcon={<Icon of={Trash2} />}
        disabled={isBusy}
        onClick={() => void onDiscard().then(onClose)}
      >
        Discard
      </Button>
      <Button size="small" onClick={onEdit}>
        Edit
      </Button>
    </>
  ) : null;
  return (
    <AnchoredSheet anchor={anchor} title={title} onClose={onClose} actions={actions}>
      {origins.length > 1 ? (
        <Box component="ol" aria-label="Evidence" sx={{ m: 0, p: 0, pt: 2, listStyle: 'none' }}>
          {origins.map((origin, index) => (
            <li key={index}>
              <Box sx={{ px: 4, typography: 'body2', fontWeight: 550 }}>{originText(origin, now).short}</Box>
              <OriginDetail origin={origin} scope={scope} />
            </li>
          ))}
        </Box>
      ) : (
        origins.map((origin, index) => <OriginDetail key={index} origin={origin} scope={scope} />)
      )}
    </AnchoredSheet>
  );
}
