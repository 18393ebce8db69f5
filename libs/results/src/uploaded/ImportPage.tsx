import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ImportFile } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { Block, ConflictNotice, ErrorAlert, LoadState, Section, WarningAlert } from '@vaglio/ui';
import { ColumnsBlock } from './ColumnsBlock';
import { ImportActions } from './ImportActions';
import { importFields } from './import-fields';
import { ImportSteps } from './ImportSteps';
import { ImportWork } from './ImportWork';
import { factsOf, notedText, nothingText, purposeOf, rowsOf, startupsOf, writtenOf } from './import-text';
import { LinesBlock } from './LinesBlock';
import { OutcomeFigures } from './OutcomeFigures';
import { PastImports } from './PastImports';
import { ReadAs } from './ReadAs';
import { UnknownValues } from './UnknownValues';
import { useImportActs } from './use-import-acts';
import { isInProgress, useImportFile } from './use-import-file';
import type { Upload } from './use-upload';

interface ImportPageProps {
  readonly id: string;
  /** Upload from this browser; null if the file is already on the server. */
  readonly upload: Upload | null;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** Button 'Curate new' for the report. */
  readonly curateAction: ReactNode;
  /** Progress and result of the curation run, below the report. */
  readonly curateBand: ReactNode;
}

/** Page of an import. It shows the columns, unknown values, the preview and the report, followed by past imports. */
export function ImportPage({ id, upload, onOpen, onClose, curateAction, curateBand }: ImportPageProps) {
  const isSending = upload !== null && upload.failure === null;
  const { file, show, isFetching, failure, retry } = useImportFile(id, isSending);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {file ? (
        <ImportCard
          key={id}
          file={file}
          show={show}
          upload={upload}
          onClose={onClose}
          curateAction={curateAction}
          curateBand={curateBand}
        />
      ) : (
        <Section title="Import file">
          {failure ? (
            <ErrorAlert onRetry={retry} isRetrying={isFetching}>
              {failure}
            </ErrorAlert>
          ) : (
            <LoadState isFetching failure={null} />
          )}
        </Section>
      )}
      <Section title="Past imports" headingLevel={2} isFlush>
        <PastImports current={id} onOpen={onOpen} />
      </Section>
    </Box>
  );
}

const FACTS = { ml: 'auto', typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const WRITTEN: readonly ImportFile['state'][] = ['committed', 'undoing', 'undone'];

type ImportCardProps = Pick<ImportPageProps, 'upload' | 'onClose' | 'curateAction' | 'curateBand'> & {
  readonly file: ImportFile;
  readonly show: (file: ImportFile) => void;
};

function ImportCard({ file, show, upload, onClose, curateAction, curateBand }: ImportCardProps) {
  const acts = useImportActs(file, show);
  const { state, counts, problem } = file;
  const isWritten = WRITTEN.includes(state);
  const isCut = state === 'uploading' && (upload === null || upload.failure !== null);
  const canMap = ['checking', 'checked', 'failed'].includes(state);
  return (
    <Section
      title="Import file"
      purpose={purposeOf(file)}
      isFlush
      isPinned
      action={<ImportActions file={file} acts={acts} onClose={onClose} curateAction={curateAction} />}
    >
      <Block hasDivider>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <ImportSteps file={file} />
          <Box component="span" sx={FACTS}>
            {factsOf(file)}
          </Box>
        </Box>
      </Block>
      <ReadAs file={file} isBusy={acts.isBusy} onChange={canMap ? acts.map : undefined} />
      {acts.conflict && (
        <Block hasDivider>
          <ConflictNotice what="this import" conflict={acts.conflict} textsOf={importFields} />
        </Block>
      )}
      {(acts.failure ?? upload?.failure) && (
        <Block hasDivider>
          <ErrorAlert>{acts.failure ?? upload?.failure}</ErrorAlert>
        </Block>
      )}
      {problem !== null && (
        <Block hasDivider>
          {state === 'failed' ? <ErrorAlert>{problem}</ErrorAlert> : <WarningAlert>{problem}</WarningAlert>}
        </Block>
      )}
      {isCut && !upload?.failure && (
        <Block hasDivider>
          <WarningAlert>The upload was interrupted. Choose the file again.</WarningAlert>
        </Block>
      )}
      {isInProgress(state) && !isCut && <ImportWork file={file} upload={upload} />}
      {!isWritten && file.columns.length > 0 && canMap && (
        <ColumnsBlock file={file} isBusy={acts.isBusy} onChange={acts.map} />
      )}
      {counts && (
        <>
          <Outcome file={file} isWritten={isWritten} />
          {state === 'committed' && file.curation && <Curation {...file.curation} />}
          {state === 'committed' && curateBand}
          <OutcomeFigures counts={counts} isWritten={isWritten} />
          {canMap && <UnknownValues file={file} isBusy={acts.isBusy} onChange={acts.map} />}
          {(state === 'checking' || state === 'checked' || isWritten) && (
            // The key does not change while corrections are checked, so the filter and page are kept.
            <LinesBlock
              key={isWritten ? state : 'open'}
              file={file}
              isWritten={isWritten}
              // The list stays mounted while the file is checked again, so open editors keep their text.
              onCorrect={isWritten ? undefined : acts.correct}
            />
          )}
        </>
      )}
      {state === 'committed' && (
        <Block hasDivider>
          <Box sx={{ color: 'text.secondary' }}>
            Undo removes the rows that this import created and restores those that it updated. Rows that
            somebody changed since stay as they are, and are listed.
          </Box>
        </Block>
      )}
    </Section>
  );
}

/** Summary of the import. Screen readers announce changes. */
function Outcome({ file, isWritten }: { readonly file: ImportFile; readonly isWritten: boolean }) {
  const { rows, counts, blank, state, changed_since } = file;
  const written = writtenOf(file);
  const rest = `${counts?.unchanged ?? 0} unchanged, ${counts?.failed ?? 0} failed, ${blank} blank${notedText(counts?.noted ?? 0)}`;
  return (
    <Block hasDivider>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 3 }}>
        <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
          {state === 'undone'
            ? `${rowsOf(written - (changed_since ?? 0))} undone`
            : isWritten
              ? `${written} of ${rowsOf(rows)} written`
              : 'Expected result'}
        </Box>
        <Box component="span" sx={{ color: 'muted' }}>
          {state === 'undone'
            ? `${changed_since ?? 0} kept`
            : !isWritten && written === 0
              ? nothingText(file)
              : isWritten
                ? rest
                : `${rowsOf(rows)} checked, ${blank} blank`}
        </Box>
      </Box>
    </Block>
  );
}

/** Curation state of the imported rows, with the numbers of pending rows and of startups in the ranked list. */
function Curation({ waiting, ranked }: NonNullable<ImportFile['curation']>) {
  return (
    <Block hasDivider>
      <Box role="status">
        {waiting > 0 && (
          <div>{`${rowsOf(waiting)} ${waiting === 1 ? 'waits' : 'wait'} for curation: press Curate new.`}</div>
        )}
        {ranked > 0 && (
          <div>
            {`${startupsOf(ranked)} of this file ${ranked === 1 ? 'is' : 'are'} in the ranked list. `}
            <Link component={RouterLink} to={routes.investments()}>
              Open it
            </Link>
            .
          </div>
        )}
      </Box>
    </Block>
  );
}
