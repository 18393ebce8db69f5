import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BusyButton } from '../loading/BusyButton';
import { useToast } from '../toast/ToastProvider';
import { ErrorAlert } from './ErrorAlert';
import { WarningAlert } from './WarningAlert';

/** The result of an offer that was taken, for a toast. */
interface Taken {
  readonly message: string;
  /** Resolves with the reason of a refusal, or null. */
  readonly undo: () => Promise<string | null>;
}

interface ActionAlertProps {
  /** What is missing, in a few words; null while nothing is. */
  readonly title: string | null;
  /** What it means, and the next step. */
  readonly children: ReactNode;
  /** Label of the button; null where the server does not offer it. */
  readonly actionLabel: string | null;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Resolves with null if it failed. */
  readonly onAction: () => Promise<Taken | null>;
  readonly failure: string | null;
}

/** A warning that something is missing, with a button that adds it; a toast with Undo follows. */
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
