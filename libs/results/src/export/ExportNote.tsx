import { Block, formatCount, VisuallyHidden, WarningAlert } from '@vaglio/ui';
import type { ExportResult } from './use-export';

/** Shows that an export is done, and when its rows differ from the total of the list. */
export function ExportNote({ result }: { readonly result: ExportResult | null }) {
  const isShort = result !== null && result.written !== result.total;
  return (
    <>
      <VisuallyHidden role="status">
        {result && !isShort && `${formatCount(result.written)} rows exported`}
      </VisuallyHidden>
      {isShort && (
        <Block>
          <WarningAlert>
            {result.fileName} holds {formatCount(result.written)} of {formatCount(result.total)} rows: the
            list changed during the export. Export again for a whole one.
          </WarningAlert>
        </Block>
      )}
    </>
  );
}
