import Box from '@mui/material/Box';
import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { NOTICE_PAPER, NOTICE_PLACE } from '../message/notice-place';
import type { LateCode } from './late-code';

const MISSING = 'This part of the page cannot be loaded. Check the connection.';

/**
 * A part of a page from code that is loaded late: shown at once where its code is there already. What cannot be loaded
 * says so in its place, with Retry.
 * @param code where it is
 * @param choose it from the code
 * @param waiting what its place shows until then
 */
export function latePart<Module, Props extends object>(
  code: LateCode<Module>,
  choose: (module: Module) => ComponentType<Props>,
  waiting: ReactNode = null,
) {
  return function LatePart(props: Props) {
    const { module, hasFailed } = useNow(code);
    if (hasFailed) return <ErrorAlert onRetry={code.load}>{MISSING}</ErrorAlert>;
    if (module === null) return waiting;
    const Part = choose(module);
    return <Part {...props} />;
  };
}

/** The same of a dialog, which is open while it is mounted: until it is there the page stays as it is. */
export function lateDialog<Module, Props extends { readonly onClose: () => void }>(
  code: LateCode<Module>,
  choose: (module: Module) => ComponentType<Props>,
) {
  return function LateDialog(props: Props) {
    const { module, hasFailed } = useNow(code);
    if (module !== null) {
      const Dialog = choose(module);
      return <Dialog {...props} />;
    }
    if (!hasFailed) return null;
    return (
      <Box sx={FAILURE}>
        <ErrorAlert onRetry={code.load} onClose={props.onClose}>
          {MISSING}
        </ErrorAlert>
      </Box>
    );
  };
}

/** Asks for the code once the page around it has been drawn, also where it could not be loaded before it was needed. */
function useNow<Module>(code: LateCode<Module>) {
  useEffect(() => code.load(), [code]);
  return useSyncExternalStore(code.subscribe, code.read);
}

const FAILURE = { ...NOTICE_PLACE, ...NOTICE_PAPER };
