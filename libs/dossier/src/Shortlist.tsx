import { useState } from 'react';
import { Navigate } from 'react-router';
import { errorText, useIsSupported, type Brand } from '@vaglio/api-client';
import { formatDateIn } from '@vaglio/ui';
import { printedText, useDateLanguage } from './document-dates';
import { useShortlistDocument } from './dossier.api';
import { DocumentFrame } from './DocumentFrame';
import { DossierSheet } from './DossierSheet';
import { shortlistArg, type PrintedList } from './printed-list';
import { ShortlistSheet } from './ShortlistSheet';
import { usePrintRecord } from './use-print-record';

interface ShortlistProps {
  readonly list: PrintedList;
  /** Address of the list to which the Back link leads. */
  readonly back: string;
  readonly brand: Brand;
}

/** Document with a list of startups and, on request, a dossier of each startup. */
export function Shortlist({ list, back, brand }: ShortlistProps) {
  const [hasDossiers, setHasDossiers] = useState(false);
  const [hasNotes, setHasNotes] = useState(true);
  const [hasContacts, setHasContacts] = useState(false);
  const [language] = useDateLanguage();
  const { currentData, error, isFetching, refetch } = useShortlistDocument({
    ...shortlistArg(list),
    ...(hasDossiers && { details: 1 }),
  });
  const isSupported = useIsSupported('readShortlist');
  const shortlist = error ? undefined : currentData;
  const dossiers = shortlist?.dossiers ?? [];
  const recordFailure = usePrintRecord(
    shortlist
      ? {
          list,
          has_dossiers: dossiers.length > 0,
          has_contacts: hasContacts && dossiers.length > 0,
          has_notes: hasNotes && dossiers.length > 0,
        }
      : null,
  );
  if (isSupported === false) return <Navigate to={back} replace />;
  return (
    <DocumentFrame
      title="Shortlist"
      back={back}
      logo={brand.logo}
      parts={[
        { label: 'Include dossiers', isIncluded: hasDossiers, onChange: setHasDossiers },
        // Only dossiers contain notes and contacts.
        ...(hasDossiers
          ? [
              { label: 'Include notes', isIncluded: hasNotes, onChange: setHasNotes },
              { label: 'Include contacts', isIncluded: hasContacts, onChange: setHasContacts },
            ]
          : []),
      ]}
      margins={
        shortlist
          ? {
              foundation: brand.foundationName,
              first: `Shortlist, ${formatDateIn(language, shortlist.read_at)}`,
              following: 'Shortlist',
              printed: printedText(shortlist.read_at, shortlist.reader, language),
              parts: Object.fromEntries(
                dossiers.map(({ startup }) => [pageOf(startup.id), startup.company_name]),
              ),
            }
          : null
      }
      isFetching={isFetching}
      failure={error ? errorText(error, 'Failed to load') : null}
      onRetry={() => void refetch()}
      recordFailure={recordFailure}
    >
      {shortlist && <ShortlistSheet shortlist={shortlist} list={list} now={new Date(shortlist.read_at)} />}
      {shortlist &&
        dossiers.map((dossier) => (
          <DossierSheet
            key={dossier.startup.id}
            dossier={dossier}
            scoring={shortlist.scoring}
            now={new Date(shortlist.read_at)}
            hasContacts={hasContacts}
            hasNotes={hasNotes}
            page={pageOf(dossier.startup.id)}
          />
        ))}
    </DocumentFrame>
  );
}

/** Returns the CSS page name of a startup. */
function pageOf(id: string): string {
  return `startup-${id}`;
}
