import { useState } from 'react';
import { Navigate } from 'react-router';
import { errorText, useIsSupported, type Brand } from '@vaglio/api-client';
import { formatDateIn } from '@vaglio/ui';
import { printedText, useDateLanguage } from './document-dates';
import { useDossierDocument } from './dossier.api';
import { DocumentFrame } from './DocumentFrame';
import { DossierSheet } from './DossierSheet';
import { usePrintRecord } from './use-print-record';

interface OneDossierProps {
  readonly id: string;
  /** Address of the list to which the Back link leads. */
  readonly back: string;
  readonly brand: Brand;
}

/** Document with the dossier of a single startup. */
export function OneDossier({ id, back, brand }: OneDossierProps) {
  const [hasNotes, setHasNotes] = useState(true);
  const [hasContacts, setHasContacts] = useState(false);
  const [language] = useDateLanguage();
  const { currentData: answer, error, isFetching, refetch } = useDossierDocument(id);
  const isSupported = useIsSupported('readDossier', { id });
  const document = error ? undefined : answer;
  const name = document?.dossier.startup.company_name ?? '';
  const recordFailure = usePrintRecord(
    document
      ? { startup_id: document.dossier.startup.id, has_contacts: hasContacts, has_notes: hasNotes }
      : null,
  );
  if (isSupported === false) return <Navigate to={back} replace />;
  return (
    <DocumentFrame
      title="Dossier"
      back={back}
      logo={brand.logo}
      parts={[
        { label: 'Include notes', isIncluded: hasNotes, onChange: setHasNotes },
        { label: 'Include contacts', isIncluded: hasContacts, onChange: setHasContacts },
      ]}
      margins={
        document
          ? {
              foundation: brand.foundationName,
              first: `Dossier, ${formatDateIn(language, document.read_at)}`,
              following: name,
              printed: printedText(document.read_at, document.reader, language),
            }
          : null
      }
      isFetching={isFetching}
      failure={error ? errorText(error, 'Failed to load') : null}
      onRetry={() => void refetch()}
      recordFailure={recordFailure}
    >
      {document && (
        <DossierSheet
          dossier={document.dossier}
          scoring={document.scoring}
          now={new Date(document.read_at)}
          hasContacts={hasContacts}
          hasNotes={hasNotes}
        />
      )}
    </DocumentFrame>
  );
}
