import { useEffect } from 'react';
import { pageStyle, type PageMargins } from './page-style';

/** The style of the printed pages, as long as the document is shown. A sheet of the document needs no nonce. */
export function PrintStyle(margins: PageMargins) {
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
