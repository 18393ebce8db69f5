import { type ReactNode, useEffect } from 'react';
import { formatDateIn, BrandMark, ErrorAlert, LoadState, NOT_PRINTED } from '@vaglio/ui';
import { FormatDateContext, useDateLanguage } from './document-dates';
import { pageStyle, type PageMargins } from './page-style';
import Box from '@mui/material/Box';
import { SHEET } from './document-style';
import { DocumentBar, type DocumentPart } from './DocumentBar';

interface DocumentFrameProps {
  readonly title: string;
  readonly back: string;
  /** The address of the installation's logo; null for the mark of the product, which is not printed. */
  readonly logo: string | null;
  readonly parts: readonly DocumentPart[];
  /** Null until the document is there. */
  readonly margins: PageMargins | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  /** Why a print could not be recorded; null where none failed. */
  readonly recordFailure: string | null;
  readonly children: ReactNode;
}

/** A document on its sheet with the bar above it; on paper the head and the foot of each page are those of `margins`. */
export function DocumentFrame(props: DocumentFrameProps) {
  const { title, back, logo, parts, margins, isFetching, failure, onRetry, recordFailure, children } = props;
  return (
    <>
      <DocumentBar title={title} back={back} parts={parts} canPrint={margins !== null} />
      <Box sx={{ px: { xs: 3, md: 6 }, py: { xs: 3, md: 6 }, '@media print': { p: 0 } }}>
        {recordFailure && (
          <Box sx={{ maxWidth: '210mm', mx: 'auto', mb: 4 }}>
            <ErrorAlert>{recordFailure}</ErrorAlert>
          </Box>
        )}
        <LoadState isFetching={isFetching} failure={failure} onRetry={onRetry} isEmpty={margins === null}>
          {margins && (
            <DocumentDates>
              <PrintStyle {...margins} />
              {/* A document is black on white in the dark scheme too; focusable, so that a keyboard can move it sideways. */}
              <Box
                tabIndex={0}
                role="group"
                aria-label={title}
                data-document=""
                data-color-scheme="light"
                sx={SHEET}
              >
                <Box aria-hidden="true" sx={[HEAD, logo === null ? NOT_PRINTED : LOGO_PRINTED]}>
                  {logo === null ? (
                    <BrandMark size={16} />
                  ) : (
                    <Box component="img" src={logo} alt="" sx={LOGO} />
                  )}
                  <b>{margins.foundation}</b>
                  <Box component="span" sx={{ flex: 1 }}>
                    Investment screening
                  </Box>
                  <span>{margins.first}</span>
                </Box>
                {children}
              </Box>
            </DocumentDates>
          )}
        </LoadState>
      </Box>
    </>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  pb: '3mm',
  mb: '8mm',
  borderBottom: 1,
  borderColor: 'border',
  fontSize: '8pt',
  color: 'text.secondary',
  '& b': { color: 'text.primary' },
};
/** All but the logo, which a margin could not scale. */
const LOGO_PRINTED = {
  '@media print': { pb: 0, mb: '5mm', borderBottom: 0, '& > :not(img)': { display: 'none' } },
};
const LOGO = {
  height: 16,
  maxWidth: 80,
  objectFit: 'contain',
  '@media print': { height: '9mm', maxWidth: '60mm' },
};

/** The dates of a document are in the language of its address. */
function DocumentDates({ children }: { readonly children: ReactNode }) {
  const [language] = useDateLanguage();
  return <FormatDateContext value={(value) => formatDateIn(language, value)}>{children}</FormatDateContext>;
}

/** The style of the printed pages, as long as the document is shown. A sheet of the document needs no nonce. */
function PrintStyle(margins: PageMargins) {
  const css = pageStyle(margins);
  useEffect(() => {
    // A browser without constructed style sheets prints with its own head and foot.
    if (!('replaceSync' in CSSStyleSheet.prototype)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
  return null;
}
