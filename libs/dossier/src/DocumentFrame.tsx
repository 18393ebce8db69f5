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
  /** Address of the installation's logo, or null for the product logo, which is not printed. */
  readonly logo: string | null;
  readonly parts: readonly DocumentPart[];
  /** Contents of the page margins, or null until the document is loaded. */
  readonly margins: PageMargins | null;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  /** Error text if a print could not be recorded, otherwise null. */
  readonly recordFailure: string | null;
  readonly children: ReactNode;
}

/**
 * Document on its sheet, with the bar above it. On paper, each page has a header and a footer with the texts in
 * `margins`.
 */
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
              {/* Black on white even in the dark scheme. Focusable, so that arrow keys can scroll it sideways. */}
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
/** Print style of the header. It prints only the logo, which a page margin could not scale. */
const LOGO_PRINTED = {
  '@media print': { pb: 0, mb: '5mm', borderBottom: 0, '& > :not(img)': { display: 'none' } },
};
const LOGO = {
  height: 16,
  maxWidth: 80,
  objectFit: 'contain',
  '@media print': { height: '9mm', maxWidth: '60mm' },
};

/** Provides the date format of the language that the address contains. */
function DocumentDates({ children }: { readonly children: ReactNode }) {
  const [language] = useDateLanguage();
  return <FormatDateContext value={(value) => formatDateIn(language, value)}>{children}</FormatDateContext>;
}

/** Adds the print styles while the document is displayed. A constructed style sheet needs no nonce. */
function PrintStyle(margins: PageMargins) {
  const css = pageStyle(margins);
  useEffect(() => {
    // A browser without constructed style sheets prints its own header and footer.
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
