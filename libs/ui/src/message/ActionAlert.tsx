import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { useToast } from '../toast/ToastProvider';
import { ErrorAlert } from './ErrorAlert';
import { WarningAlert } from './WarningAlert';

/** Result of an action, for a toast. */
interface Taken {
  readonly message: string;
  /** Reverts the action. It resolves with the reason for a failure, or with null. */
  readonly undo: () => Promise<string | null>;
}

interface ActionAlertProps {
  /** Short title that states what is missing; null to hide the alert. */
  readonly title: string | null;
  /** Consequence of the missing object, and the next step. */
  readonly children: ReactNode;
  /** Label of the button; null if the server does not support the action. */
  readonly actionLabel: string | null;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Runs the action. It resolves with null if the action fails. */
  readonly onAction: () => Promise<Taken | null>;
  readonly failure: string | null;
}

/** Warning that something is missing, with a button that adds it. After a success, a toast offers Undo. */
export function ActionAlert(props: ActionAlertProps) {
  const { title, children, actionLabel, busyLabel, isBusy, onAction, failure } = props;
  const toast = useToast();
  const act = async () => {
    const taken = await onAction();
    if (taken) toast(taken);
  };
  return (
    <>
      {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
      {title !== null && (
        <WarningAlert>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
                {title}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>{children}</Box>
            </Box>
            {actionLabel !== null && (
              <BusyButton
                size="small"
                variant="outlined"
                busy={isBusy}
                busyLabel={busyLabel}
                onClick={() => void act()}
              >
                {actionLabel}
              </BusyButton>
            )}
          </Box>
        </WarningAlert>
      )}
    </>
  );
}
